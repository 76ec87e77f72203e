import type { Insertable } from 'kysely';
import type { ContactMessagesTable, Db } from '../../db/schema/database.ts';

export async function insert(db: Db, message: Insertable<ContactMessagesTable>): Promise<number> {
  const row = await db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function countFrom(db: Db, ip: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ip', '=', ip)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
