import { foldIdentifier } from '@tero/shared/rules/text/text';
import type { Insertable } from 'kysely';
import type { Db, Held, Table, Trx } from '../../../db/schema/database.ts';

export type ChangeRow = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/** Counts the changes that an account has requested since an instant, to limit the mails. */
export async function countSince(held: Held, accountId: number, since: string): Promise<number> {
  const row = await held
    .selectFrom('email_changes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insert(trx: Trx, change: Insertable<Table<'email_changes'>>): Promise<void> {
  await trx.insertInto('email_changes').values(change).execute();
}

function changes(db: Db) {
  return db
    .selectFrom('email_changes')
    .select(['id', 'account_id', 'old_email', 'new_email', 'session_id', 'created_at', 'expires_at'])
    .select(['confirmed_at', 'ended_at', 'stopped_at', 'stop_hash']);
}

/** Returns the change of an account that waits for its confirmation. */
export function findWaiting(db: Db, accountId: number, now: string) {
  return changes(db)
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findByLink(db: Db, column: 'confirm_hash' | 'stop_hash', hash: string) {
  return changes(db).where(column, '=', hash).executeTakeFirst();
}

export async function mark(trx: Trx, id: number, column: 'confirmed_at' | 'stopped_at', at: string): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ [column]: at })
    .where('id', '=', id)
    .execute();
}

/** Returns the earliest change since an instant whose link gives an account back to an address. */
export function findFirstFrom(db: Db, accountId: number, oldEmail: string, since: string) {
  return changes(db)
    .where('account_id', '=', accountId)
    .where((eb) => eb(eb.fn('lower', ['old_email']), '=', foldIdentifier(oldEmail)))
    .where('stop_hash', 'is not', null)
    .where('created_at', '>=', since)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Disables the links that stop or undo the account's changes made after this one. Links that were sent to this change's
 * old address still work.
 */
export async function voidStops(
  trx: Trx,
  { id, account_id, old_email }: Pick<ChangeRow, 'id' | 'account_id' | 'old_email'>,
): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ stop_hash: null })
    .where('account_id', '=', account_id)
    .where('id', '>', id)
    .where((eb) => eb(eb.fn('lower', ['old_email']), '<>', foldIdentifier(old_email)))
    .execute();
}

/** Disables the undo link of all changes of an account. */
export async function voidAllStops(trx: Trx, accountId: number): Promise<void> {
  await trx.updateTable('email_changes').set({ stop_hash: null }).where('account_id', '=', accountId).execute();
}

/** Tells whether a change of the account was stopped or undone lately. */
export async function hasStopped(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('email_changes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('stopped_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeBefore(db: Db, at: string): Promise<void> {
  await db.deleteFrom('email_changes').where('created_at', '<', at).execute();
}
