import type { Insertable } from 'kysely';
import type { Db, Table, Trx } from '../../../db/schema/database.ts';

export async function insert(db: Db, session: Insertable<Table<'sessions'>>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

function withAccount(db: Db) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .leftJoin('second_steps as t', 't.account_id', 's.account_id')
    .select(['s.account_id', 's.remember', 's.last_seen_at', 's.expires_at', 'a.kind', 'a.role'])
    .select(['s.confirmed_at', 'a.two_factor_due_at', 't.confirmed_at as two_factor_at', 'a.credential_version'])
    .where('a.suspended_at', 'is', null);
}

export type SessionRow = Awaited<ReturnType<ReturnType<typeof withAccount>['execute']>>[number];

export function findWithAccount(db: Db, id: string): Promise<SessionRow | undefined> {
  return withAccount(db).where('s.id', '=', id).executeTakeFirst();
}

export async function touch(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: at }).where('id', '=', id).execute();
}

export async function removeExpired(db: Db, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

/** Ends pending changes of an account's email, except those that one session requested. */
export async function endWaitingChanges(trx: Trx, accountId: number, at: string, exceptSession = ''): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ ended_at: at })
    .where('account_id', '=', accountId)
    .where('session_id', '<>', exceptSession)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}
