import { type Insertable, sql } from 'kysely';
import type { Db, Table } from '../../../db/schema/database.ts';

const columns = ['id', 'type', 'title', 'message', 'link', 'is_read', 'created_at'] as const;

/** Returns the new notification's id, or null when the account was already notified of the event. */
export async function insert(db: Db, notice: Insertable<Table<'notifications'>>): Promise<number | null> {
  const row = await db
    .insertInto('notifications')
    .values(notice)
    .onConflict((oc) => oc.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Removes all but the account's newest notifications. */
export async function keepNewest(db: Db, accountId: number, count: number): Promise<void> {
  const last = db
    .selectFrom('notifications')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(count);
  await db.deleteFrom('notifications').where('account_id', '=', accountId).where('id', '<=', last).execute();
}

/** Returns an account's notifications, the newest first. */
export function list(db: Db, accountId: number, limit: number) {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns an account's notifications after `id`, the oldest first. */
export function listAfter(db: Db, accountId: number, id: number, limit: number) {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export type NotificationRow = Awaited<ReturnType<typeof list>>[number];

export async function lastId(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.max<number | null>('id').as('id'))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.id ?? 0;
}

export async function countUnread(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('is_read', '=', sql.lit(0))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Marks a notification as read, and with it the older ones about the same thing, because the newer one says more (rule
 * NOTI-88). Returns false when the account has no such notification. Reading it again does not change `read_at`.
 */
export async function markRead(db: Db, accountId: number, id: number, at: string): Promise<boolean> {
  const rows = await db
    .updateTable('notifications')
    .set({ is_read: 1, read_at: sql`coalesce(read_at, ${at})` })
    .where('account_id', '=', accountId)
    .where('id', '<=', id)
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb('topic', '=', (one) =>
          one.selectFrom('notifications').select('topic').where('id', '=', id).where('account_id', '=', accountId),
        ),
      ]),
    )
    .returning('id')
    .execute();
  return rows.some((row) => row.id === id);
}

export async function markAllRead(db: Db, accountId: number, at: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ is_read: 1, read_at: at })
    .where('account_id', '=', accountId)
    .where('is_read', '=', sql.lit(0))
    .execute();
}

/** Returns the account that got the notice with this key. */
export async function accountOf(db: Db, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('notifications')
    .select('account_id')
    .where('dedupe_key', '=', key)
    .executeTakeFirst();
  return row?.account_id;
}
