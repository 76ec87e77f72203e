import type { Insertable } from 'kysely';
import type { Db, Held, Table } from '../../db/schema/database.ts';

export async function insert(db: Db, message: Insertable<Table<'contact_messages'>>): Promise<number> {
  const row = await db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function countFrom(held: Held, network: string, since: string): Promise<number> {
  const row = await held
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ip', '=', network)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** What an account wrote to the team, with the answers, the newest first. */
export function listOf(db: Db, accountId: number, limit: number) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'subject', 'message', 'created_at', 'answer', 'answered_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
