import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { tellAttempts } from '../../notifications/notice-texts.ts';
import type { Origin } from '../sessions/places.ts';

/** The account that somebody tries to sign in to. */
export type Suspect = Pick<Caller, 'kind' | 'role'> & { id: number };

interface Failure {
  /**
   * the wrong secret; `no_code`: the password was right and the code is missing, as in the first step of each
   * two-factor sign-in
   */
  secret: 'password' | 'code' | 'no_code';
  origin: Origin;
  ip: string;
  /** enough failures to notify the owner */
  isMany: boolean;
}

/**
 * Notifies the owner of an account, at most once a day, that somebody tries to sign in from an unknown device. Logs
 * failures on administrators' accounts (rules ADM-32 and SES-83).
 */
export async function noteFailure(
  deps: Deps,
  account: Suspect,
  { secret, origin, ip, isMany }: Failure,
): Promise<void> {
  const isOwnDevice = origin.kind === 'device';
  const isLogged = account.role === 'admin' && !(isOwnDevice && secret === 'no_code');
  const isTold = isMany && !isOwnDevice;
  if (!isLogged && !isTold) return;
  const { db, clock, config } = deps;
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    if (isTold) await tellAttempts({ trx, now, config }, { accountId: account.id, secret });
    if (!isLogged) return;
    const act = { action: 'sign_in_failed', entity: 'admin', id: account.id, after: { step: secret } } as const;
    await recordAct(trx, now, { accountId: account.id, ip }, act);
  });
}
