import { sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { jsonInteger } from '../../../db/sql/dialect.ts';

/** Returns a browser with the fields that sending needs. */
export function find(db: Db, id: number) {
  return db
    .selectFrom('push_subscriptions')
    .select(['id', 'account_id', 'endpoint', 'p256dh', 'auth', 'vapid_key', 'failing_since'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function remove(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export async function markReached(db: Db, id: number, at: string): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ last_success_at: at, failing_since: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Sets `failing_since`, unless it is set. Returns its value, whether this failure is the first (true for only one of
 * several at once), and whether a push has ever reached the browser.
 */
export async function markFailing(db: Db, id: number, at: string) {
  const first = await db
    .updateTable('push_subscriptions')
    .set({ failing_since: at })
    .where('id', '=', id)
    .where('failing_since', 'is', null)
    .returning('last_success_at')
    .executeTakeFirst();
  if (first) return { since: at, isFirst: true, wasReached: first.last_success_at !== null };
  const row = await db
    .selectFrom('push_subscriptions')
    .select(['failing_since', 'last_success_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return { since: row?.failing_since ?? at, isFirst: false, wasReached: (row?.last_success_at ?? null) !== null };
}

/** Returns the order of pushes in the outbox: first those to browsers that a push has reached. */
export function reachedFirst(db: Db) {
  const reached = db.selectFrom('push_subscriptions').select('id').where('last_success_at', 'is not', null);
  return sql<number>`case when ${jsonInteger(db, 'payload', 'deviceId')} in (${reached}) then 0 else 1 end`;
}
