import { type Insertable, sql } from 'kysely';
import type { Db, Table, Trx } from '../../db/schema/database.ts';
import { forUpdate } from '../../db/sql/dialect.ts';

/** Returns how many addresses have confirmed, and get an issue. */
export async function recipientsOf(db: Db): Promise<number> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const columns = [
  'id',
  'subject',
  'text',
  'articles',
  'state',
  'queued',
  'leaves',
  'sent',
  'failed',
  'created_at',
] as const;

export function listIssues(db: Db, limit: number) {
  return db
    .selectFrom('newsletter_issues')
    .select([...columns])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Returns how many mails of an issue were delivered, given up or wait. Ask while some wait, since the outbox later
 * deletes its rows.
 */
export async function fateOfMails(db: Db, issue: { id: number; created_at: string }) {
  const rows = await db
    .selectFrom('outbox')
    .select(['status'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('channel', '=', 'email')
    .where('created_at', '>=', issue.created_at)
    .where('dedupe_key', 'like', `email:newsletter:%:issue-${issue.id}`)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

/** Returns the issues whose mails are all in the outbox and whose figures are not stored yet. */
export function listUncounted(db: Db) {
  const query = db.selectFrom('newsletter_issues').select(['id', 'created_at']);
  return query.where('state', '=', 'sent').where('sent', 'is', null).execute();
}

export async function noteFigures(db: Db, id: number, figures: { sent: number; failed: number }): Promise<void> {
  await db.updateTable('newsletter_issues').set(figures).where('id', '=', id).execute();
}

export async function insertIssue(trx: Trx, row: Insertable<Table<'newsletter_issues'>>): Promise<number> {
  const { id } = await trx.insertInto('newsletter_issues').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Returns the oldest issue whose mails are not all in the outbox, locked until the transaction ends. */
export function holdSending(trx: Trx) {
  const query = trx
    .selectFrom('newsletter_issues')
    .select([...columns, 'last_subscriber'])
    .where('state', '=', 'sending')
    .orderBy('id')
    .limit(1);
  return forUpdate(trx, query).executeTakeFirst();
}

/**
 * Returns the next addresses of an issue, those that had confirmed when it was sent. Locks them, so that nobody can
 * unsubscribe meanwhile.
 */
export function nextSubscribers(trx: Trx, issue: { last_subscriber: number; created_at: string }, limit: number) {
  const query = trx
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email'])
    .where('id', '>', issue.last_subscriber)
    .where('confirmed_at', '<=', issue.created_at)
    .orderBy('id')
    .limit(limit);
  return forUpdate(trx, query).execute();
}

export async function noteQueued(
  trx: Trx,
  id: number,
  given: { last: number; count: number; isAll: boolean },
): Promise<void> {
  await trx
    .updateTable('newsletter_issues')
    .set((eb) => ({
      last_subscriber: given.last,
      queued: eb('queued', '+', given.count),
      ...(given.isAll && { state: 'sent' as const }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Counts a person who unsubscribed in the figures of the newest issue, if the issue was sent to that person. */
export async function countLeave(trx: Trx, confirmedAt: string): Promise<void> {
  await trx
    .updateTable('newsletter_issues')
    .set((eb) => ({ leaves: eb('leaves', '+', 1) }))
    .where('id', '=', sql<number>`(select max(id) from newsletter_issues)`)
    .where('created_at', '>=', confirmedAt)
    .execute();
}
