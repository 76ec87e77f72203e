import type { adminMessages as contract } from '@tero/shared/contract/admin/messages';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { type SqlBool, sql, type Updateable } from 'kysely';
import type { Db, Table, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';
import { textHits } from '../../../search/table-search.ts';
import type { Listed } from '../table/list.ts';
import type { Condition } from '../table/table.ts';

/** Returns support messages, with their author and the administrator who handles them. */
function readMessages(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('contact_messages as m')
    .leftJoin('accounts as a', 'a.id', 'm.account_id')
    .leftJoin('accounts as h', 'h.id', 'm.handled_by')
    .select(['m.id', 'm.kind', 'm.state', 'm.name', 'm.email', 'm.phone', 'm.subject', 'm.message', 'm.report_type'])
    .select([
      'm.page',
      'm.note',
      'm.answer',
      'm.answered_at',
      'm.asked_at',
      'm.priority',
      'm.handled_at',
      'm.created_at',
      'h.name as handler',
    ])
    .select(['a.id as account_id', 'a.name as account_name', 'a.email as account_email'])
    .where('m.id', 'in', [...ids])
    .execute();
}

export type MessageRow = Awaited<ReturnType<typeof readMessages>>[number];

/**
 * Returns the condition that a message waits for the team: it is open and its last entry has no answer (rule ADM-94).
 */
export function waitsForTeam(table: string) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`(${column('state')} <> 'cerrado' and (${column('answered_at')} is null
    or ${column('answered_at')} < coalesce(${column('asked_at')}, ${column('created_at')})))`;
}

/** Returns ids of messages after which somebody wrote the words. */
function hitsOfThreads(db: Db, words: readonly string[]) {
  const entries = textHits(db, 'entry_search', 'content', words);
  return sql<{ id: number }>`(select e.message_id as id from message_entries as e
    where e.id in (select id from ${entries} as h))`;
}

/**
 * The order of messages: first open messages of providers with an active subscription, then the newest (rule SUPP-96).
 */
const turn = sql`((case when t.priority = 1 and t.state <> 'cerrado' then '1' else '0' end) || t.created_at)`;

export const listedMessages: Listed<QueryOf<typeof contract.list>, MessageRow> = {
  table: {
    from: sql`contact_messages as t`,
    orders: { turn, created_at: sql.ref('t.created_at'), id: sql.ref('t.id') },
    day: 'created_at',
    hits: (db, words) => [textHits(db, 'message_search', 'content', words), hitsOfThreads(db, words)],
  },
  conditions: ({ state, kind, account_id, waits }) => [
    ...(state ? [sql<SqlBool>`t.state = ${state}`] : []),
    ...(kind ? [sql<SqlBool>`t.kind = ${kind}`] : []),
    ...(waits === undefined ? [] : [waits ? waitsForTeam('t') : sql<SqlBool>`not ${waitsForTeam('t')}`]),
    ...(account_id === undefined ? [] : [writtenBy(account_id)]),
  ],
  rows: readMessages,
};

/** Returns the condition that an account sent a message: in a session, or without one from its verified email. */
function writtenBy(id: number): Condition {
  return sql<SqlBool>`t.id in (select x.id from contact_messages as x where x.account_id = ${id}
    union select x.id from accounts as a join contact_messages as x on x.email = a.email_key
      where a.id = ${id} and a.email_verified = 1 and x.account_id is null)`;
}

export function holdMessage(trx: Trx, id: number) {
  const query = trx
    .selectFrom('contact_messages')
    .select(['id', 'state', 'note', 'account_id', 'name', 'email', 'subject', 'message', 'answer', 'answered_at'])
    .where('id', '=', id);
  return forUpdate(trx, query).executeTakeFirst();
}

export async function updateMessage(
  trx: Trx,
  id: number,
  values: Updateable<Table<'contact_messages'>>,
): Promise<void> {
  await trx.updateTable('contact_messages').set(values).where('id', '=', id).execute();
}

/** Returns the names of the things that messages are about, by id; deleted things are left out. */
export async function namesOf(db: Db, type: 'service' | 'provider' | 'post', ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await {
    service: () =>
      db
        .selectFrom('services')
        .select(['id', 'title as name'])
        .where('id', 'in', [...ids])
        .execute(),
    provider: () =>
      db
        .selectFrom('accounts')
        .select(['id', 'name'])
        .where('kind', '=', 'provider')
        .where('id', 'in', [...ids])
        .execute(),
    post: () =>
      db
        .selectFrom('posts')
        .select(['id', 'content as name'])
        .where('id', 'in', [...ids])
        .execute(),
  }[type]();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
