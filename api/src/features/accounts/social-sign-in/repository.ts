import type { SocialProvider } from '@tero/shared/contract/accounts-social-sign-in';
import type { Insertable } from 'kysely';
import type { Db, Table } from '../../../db/schema/database.ts';

const entrant = ['a.id', 'a.kind', 'a.role', 'a.name', 'a.email', 'a.email_verified', 'a.credential_version'] as const;

export function findByIdentity(db: Db, provider: SocialProvider, subject: string) {
  return db
    .selectFrom('identities as i')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select(entrant)
    .where('i.provider', '=', provider)
    .where('i.subject', '=', subject)
    .executeTakeFirst();
}

export function findById(db: Db, id: number) {
  return db.selectFrom('accounts as a').select(entrant).where('a.id', '=', id).executeTakeFirstOrThrow();
}

export async function link(
  db: Db,
  identity: Insertable<Table<'identities'>> & { provider: SocialProvider },
): Promise<void> {
  await db
    .insertInto('identities')
    .values(identity)
    .onConflict((oc) => oc.columns(['provider', 'subject']).doNothing())
    .execute();
}

export async function markProven(db: Db, provider: SocialProvider, subject: string): Promise<void> {
  await db
    .updateTable('identities')
    .set({ email_proven: 1 })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute();
}

/** Removes every way into an account: identities, mailed links, sign-in codes. */
export async function removeEntries(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('identities').where('account_id', '=', accountId).execute();
  await db.deleteFrom('mail_tokens').where('account_id', '=', accountId).execute();
  await db.deleteFrom('sign_in_codes').where('account_id', '=', accountId).execute();
}

export async function markVerified(db: Db, id: number, at: string): Promise<void> {
  await db.updateTable('accounts').set({ email_verified: 1, updated_at: at }).where('id', '=', id).execute();
}

export async function insertCode(db: Db, code: Insertable<Table<'sign_in_codes'>>): Promise<void> {
  await db.insertInto('sign_in_codes').values(code).execute();
}

export async function removeExpiredCodes(db: Db, now: string): Promise<void> {
  await db.deleteFrom('sign_in_codes').where('expires_at', '<=', now).execute();
}

/**
 * Uses up a code in the browser that it was made for. Returns its account, or null. Only one of two concurrent calls
 * gets the account.
 */
export async function takeCode(db: Db, hash: string, browserHash: string, now: string) {
  const row = await db
    .deleteFrom('sign_in_codes')
    .where('hash', '=', hash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning(['account_id', 'credential_version'])
    .executeTakeFirst();
  return row ?? null;
}
