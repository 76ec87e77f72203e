import { type Expression, type Insertable, sql } from 'kysely';
import type { Db, Table } from '../../db/schema/database.ts';
import { isPostgres } from '../../db/sql/dialect.ts';

/** Inserts a delivery; an existing delivery with the same key stays as it is. */
export async function insert(db: Db, row: Insertable<Table<'outbox'>>): Promise<void> {
  await db
    .insertInto('outbox')
    .values(row)
    .onConflict((oc) => oc.column('dedupe_key').doNothing())
    .execute();
}

/** Returns an SQL expression over rows of the outbox. Rows with lower values come first. */
export type Order = (db: Db) => Expression<number>;

/**
 * Leases up to `limit` due deliveries of a channel to this worker until `leaseUntil`: first by `order`, then the
 * longest due.
 */
export function lease(
  db: Db,
  channel: Table<'outbox'>['channel'],
  now: string,
  leaseUntil: string,
  limit: number,
  order?: Order,
) {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', sql.lit('pending'))
    .where('channel', '=', channel)
    .where('next_attempt_at', '<=', now)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .$if(order !== undefined, (query) => (order ? query.orderBy(order(db)) : query))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .$if(isPostgres(db), (query) => query.forUpdate().skipLocked());
  return db
    .updateTable('outbox')
    .set((eb) => ({ lease_until: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returning(['id', 'dedupe_key', 'account_id', 'payload', 'category', 'attempts', 'expires_at', 'created_at'])
    .execute();
}

export type Leased = Awaited<ReturnType<typeof lease>>[number];

/** Marks a delivery as done and clears its payload, which may hold one-time links and names. */
export async function markDone(db: Db, id: number, status: 'sent' | 'skipped', at: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status, sent_at: at, lease_until: null, last_error: null, payload: '{}' })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(db: Db, id: number, error: string, nextAttemptAt: string | null): Promise<void> {
  const outcome = nextAttemptAt ? { next_attempt_at: nextAttemptAt } : { status: 'dead' as const };
  await db
    .updateTable('outbox')
    .set({ ...outcome, lease_until: null, last_error: error.slice(0, 500) })
    .where('id', '=', id)
    .execute();
}

type Texts = { accountId: number } | { phoneKey: string } | { notices: true } | { all: true };

/**
 * Counts the SMS since an instant that were sent or are going to be: to an account, to a phone, of all notices, or all.
 */
export async function countTexts(db: Db, since: string, of: Texts): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('channel', '=', sql.lit('sms'))
    .where('created_at', '>=', since)
    .where('status', '<>', 'skipped')
    .$if('accountId' in of, (query) => query.where('account_id', '=', 'accountId' in of ? of.accountId : 0))
    .$if('phoneKey' in of, (query) => query.where('phone_key', '=', 'phoneKey' in of ? of.phoneKey : ''))
    .$if('accountId' in of || 'phoneKey' in of || 'notices' in of, (query) => query.where('category', 'is not', null))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Returns the newest deliveries to an account and their number, without their texts, which may hold one-time links. */
export async function listOf(db: Db, accountId: number, limit: number) {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'channel', 'dedupe_key', 'status', 'attempts', 'created_at', 'sent_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { total: Number(total), rows };
}

/** Returns the newest unsent messages of a channel. */
export function listWaiting(db: Db, channel: Table<'outbox'>['channel'], limit: number) {
  return db
    .selectFrom('outbox')
    .select(['id', 'account_id', 'payload', 'category', 'created_at'])
    .where('channel', '=', channel)
    .where('status', '=', 'pending')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes old deliveries by creation time: sent and skipped ones older than `done`, failed ones older than `dead`. */
export async function removeDone(db: Db, before: { done: string; dead: string }): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('status', 'in', ['sent', 'skipped'])
    .where('created_at', '<', before.done)
    .execute();
  await db.deleteFrom('outbox').where('status', '=', 'dead').where('created_at', '<', before.dead).execute();
}
