import { day } from '@tero/shared/rules/time/durations';
import type { Config } from '../../config/config.ts';
import { signed } from '../../core/hmac.ts';
import { networkOf } from '../../core/network.ts';
import type { Trx } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import * as traits from './repository.ts';

/** The milliseconds for which a network or device of an account is kept after it was last seen (rule TRUST-15). */
export const traitLife = 90 * day;

interface Seen {
  accountId: number;
  ip: string;
  /** the ids of all accounts in the cookie of the device */
  devices?: readonly string[];
}

/** Stores the network and device from which an account came, as keyed hashes. */
export async function noteSeen(
  trx: Trx,
  { now, config }: { now: Date; config: Pick<Config, 'personPepper'> },
  { accountId, ip, devices = [] }: Seen,
): Promise<void> {
  const rowOf = (kind: 'network' | 'device', value: string) => ({
    account_id: accountId,
    kind,
    hash: signed(config.personPepper, `${kind}\n${value}`).slice(0, 32),
    file: '',
    last_seen_at: now.toISOString(),
  });
  const network = networkOf(ip);
  await traits.remember(trx, [
    ...(network ? [rowOf('network', network)] : []),
    ...devices.map((id) => rowOf('device', id)),
  ]);
}

/** Removes networks and devices that have not been seen for long. Runs as a job. */
export async function forgetSeen({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await traits.removeOlder(db, new Date(clock.now().getTime() - traitLife).toISOString());
}
