import type { Db } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import { accessUntil, refreshEntitlement } from './ledger/entitlement.ts';
import { tellEnded } from './ledger/notices.ts';
import type { SubscriptionRow } from './ledger/repository.ts';
import * as subscriptions from './ledger/repository.ts';
import { listEnded } from './ledger/schedule-repository.ts';

/**
 * Returns subscriptions whose access has ended and that `expire` has not closed yet, except those that are being
 * charged.
 */
export async function listLapsed(db: Db, now: Date) {
  const at = now.toISOString();
  return (await listEnded(db, at)).filter((row) => (accessUntil(row) ?? at) <= at);
}

/** Ends access that has run out: no payment came in time, or a cancelled subscription reached its end. */
export async function expire({ db, clock, config }: Deps): Promise<void> {
  const now = clock.now();
  for (const { id } of await listLapsed(db, now)) {
    await inTransaction(db, async (trx) => {
      const row = await subscriptions.findLocked(trx, id);
      if (row) await endByClock({ trx, now, config }, row);
    });
  }
}

/** Ends a subscription if its time is over, and returns whether it did. A cancelled subscription keeps its status. */
export async function endByClock(work: Work, row: SubscriptionRow): Promise<boolean> {
  const { trx, now } = work;
  const { id, status, end_date, ended_at, provider_id } = row;
  const at = now.toISOString();
  const until = accessUntil(row);
  if (end_date === null || until === null || until > at || ended_at !== null) return false;
  if (status !== 'active' && status !== 'cancelled') return false;
  const changes = status === 'active' ? { status: 'expired' as const } : {};
  await subscriptions.update(trx, id, { ...changes, ended_at: at }, now);
  if (provider_id === null) return true;
  await refreshEntitlement(trx, provider_id, now);
  await tellEnded(work, { id, provider_id, end_date, status });
  return true;
}
