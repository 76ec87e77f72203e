import { foldIdentifier } from '@tero/shared/rules/text/text';
import type { Insertable } from 'kysely';
import type { Db, Held, Table, Trx } from '../../../db/schema/database.ts';

export type ChangeRow = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

export function findAccount(db: Db, id: number) {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'email_verified', 'credential_version'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findOwner(db: Db, emailKey: string) {
  return db.selectFrom('accounts').select(['id', 'name', 'email']).where('email_key', '=', emailKey).executeTakeFirst();
}

/** Counts the changes that an account asked for since an instant, to limit the mails. */
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
    .select(['confirmed_at', 'ended_at', 'stopped_at']);
}

/** The change of an account that waits for its confirmation. */
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

/** The earliest change since an instant whose link gives an account back to an address. */
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

/** Takes the power to stop or undo from the links of an account's later changes that went to other addresses. */
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

/** Takes it from all links of an account. */
export async function voidAllStops(trx: Trx, accountId: number): Promise<void> {
  await trx.updateTable('email_changes').set({ stop_hash: null }).where('account_id', '=', accountId).execute();
}

/** Removes social sign-ins that were added since an instant. */
export async function removeIdentitiesSince(trx: Trx, accountId: number, at: string): Promise<void> {
  await trx.deleteFrom('identities').where('account_id', '=', accountId).where('created_at', '>=', at).execute();
}

/** Social sign-ins were proven by an address that is not the account's any more: a reset of the password removes them. */
export async function unproveIdentities(trx: Trx, accountId: number): Promise<void> {
  await trx.updateTable('identities').set({ email_proven: 0 }).where('account_id', '=', accountId).execute();
}

/**
 * Gives an account another address, which its mailbox has proved. Links mailed to the one before work no more, but those
 * to another password where they can give the account back.
 */
export async function setEmail(trx: Trx, id: number, email: string, key: string, at: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ email, email_key: key, email_verified: 1, updated_at: at })
    .where('id', '=', id)
    .execute();
  await unusedLinks(trx, id).where('purpose', '=', 'verify').execute();
}

/** Ends the links to another password that went to other addresses than this one. */
export async function endResetsElsewhere(trx: Trx, id: number, key: string): Promise<void> {
  await unusedLinks(trx, id).where('email_key', '<>', key).execute();
}

function unusedLinks(trx: Trx, accountId: number) {
  return trx.deleteFrom('mail_tokens').where('account_id', '=', accountId).where('used_at', 'is', null);
}

/** From now on signing in asks for another password, by a link to the account's mailbox. */
export async function refusePassword(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('accounts').set({ must_change_password: 1 }).where('id', '=', id).execute();
}

/** Whether a change of the account was stopped or undone lately. */
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
