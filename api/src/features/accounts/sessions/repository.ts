import type { Insertable } from 'kysely';
import type { Db, SessionsTable } from '../../../db/schema/database.ts';
import { sendSignal } from '../../../db/signals.ts';

export async function insert(db: Db, session: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export function findWithAccount(db: Db, id: string) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.account_id', 's.remember', 's.last_seen_at', 's.expires_at', 'a.kind', 'a.role'])
    .where('s.id', '=', id)
    .executeTakeFirst();
}

export async function touch(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: at }).where('id', '=', id).execute();
}

export async function remove(db: Db, id: string): Promise<void> {
  const row = await db.deleteFrom('sessions').where('id', '=', id).returning('account_id').executeTakeFirst();
  if (row) await sendSignal(db, { topic: 'sessions', accountId: row.account_id });
}

export async function removeAll(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await sendSignal(db, { topic: 'sessions', accountId });
}

export async function removeOthers(db: Db, accountId: number, keptId: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '<>', keptId).execute();
  await sendSignal(db, { topic: 'sessions', accountId });
}

export async function removeExpired(db: Db, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
