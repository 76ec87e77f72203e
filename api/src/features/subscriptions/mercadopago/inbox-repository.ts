import type { Insertable, Selectable } from 'kysely';
import type { Db, Table } from '../../../db/schema/database.ts';

export type NotificationRow = Selectable<Table<'payment_notifications'>>;

/** Stores a webhook event; a duplicate changes nothing. */
export async function insert(db: Db, row: Insertable<Table<'payment_notifications'>>): Promise<void> {
  await db
    .insertInto('payment_notifications')
    .values(row)
    .onConflict((oc) => oc.columns(['topic', 'data_id', 'request_id']).doNothing())
    .execute();
}

export function listDue(db: Db, now: string, limit: number): Promise<NotificationRow[]> {
  return db
    .selectFrom('payment_notifications')
    .selectAll()
    .where('status', '=', 'pending')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function markDone(db: Db, id: number, outcome: string, at: string): Promise<void> {
  await db
    .updateTable('payment_notifications')
    .set({ status: 'done', outcome, processed_at: at })
    .where('id', '=', id)
    .execute();
}

/** Deletes finished webhook events from before an instant. A duplicate of one would do no harm. */
export async function removeBefore(db: Db, receivedBefore: string): Promise<void> {
  await db
    .deleteFrom('payment_notifications')
    .where('received_at', '<', receivedBefore)
    .where('status', '<>', 'pending')
    .execute();
}

/** Stores an attempt that failed at an instant, and the time of the next attempt; null: there is none. */
export async function markFailed(
  db: Db,
  id: number,
  { reason, at, nextAttemptAt }: { reason: string; at: string; nextAttemptAt: string | null },
): Promise<void> {
  await db
    .updateTable('payment_notifications')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      outcome: reason.slice(0, 300),
      ...(nextAttemptAt ? { next_attempt_at: nextAttemptAt } : { status: 'dead' as const, processed_at: at }),
    }))
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
