import { sql, type Updateable } from 'kysely';
import type { Db, Table } from '../../db/schema/database.ts';

/** Updates columns of an account; returns false when there is none. */
export async function update(db: Db, id: number, values: Updateable<Table<'accounts'>>): Promise<boolean> {
  const result = await db.updateTable('accounts').set(values).where('id', '=', id).executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export function listSessions(db: Db, accountId: number, now: string, limit: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(limit)
    .execute();
}

/** Turns a client into a provider. Returns false when the account is no longer a client. */
export async function turnIntoProvider(
  db: Db,
  id: number,
  phone: string,
  address: string | null,
  at: string,
): Promise<boolean> {
  const result = await db
    .updateTable('accounts')
    .set({
      kind: 'provider',
      role: sql`case when role = 'admin' then role else 'provider' end`,
      phone,
      address: sql`coalesce(${address}, address)`,
      updated_at: at,
    })
    .where('id', '=', id)
    .where('kind', '=', 'user')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
