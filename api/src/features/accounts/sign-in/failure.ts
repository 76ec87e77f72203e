import { recordAct } from '../../../audit/acts.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { tellAttempts } from '../../notifications/notice-texts.ts';
import type { Origin } from '../sessions/places.ts';
import type { Entrant } from './sign-in.ts';

interface Failure {
  secret: 'password' | 'code';
  origin: Origin;
  ip: string;
  /** so many that waits begin */
  isMany: boolean;
}

/**
 * Tells the owner of an account, at most once a day, that somebody tries to sign in from elsewhere than its devices;
 * writes the failures of administrators into the log (rule ADM-32).
 */
export async function noteFailure(
  deps: Deps,
  account: Entrant,
  { secret, origin, ip, isMany }: Failure,
): Promise<void> {
  const isAdmin = account.role === 'admin';
  const isTold = isMany && origin.kind !== 'device';
  if (!isAdmin && !isTold) return;
  const { db, clock, config } = deps;
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    if (isTold) await tellAttempts({ trx, now, config }, { accountId: account.id, knowsPassword: secret === 'code' });
    if (!isAdmin) return;
    const act = { action: 'sign_in_failed', entity: 'admin', id: account.id, after: { step: secret } } as const;
    await recordAct(trx, now, { accountId: account.id, ip }, act);
  });
}
