import type { Db, Trx } from '../../../db/schema/database.ts';

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

/** Removes social sign-ins that were added since an instant. */
export async function removeIdentitiesSince(trx: Trx, accountId: number, at: string): Promise<void> {
  await trx.deleteFrom('identities').where('account_id', '=', accountId).where('created_at', '>=', at).execute();
}

/**
 * Marks social sign-ins as unproven, because they were proven by an address that the account no longer has. A password
 * reset removes them.
 */
export async function unproveIdentities(trx: Trx, accountId: number): Promise<void> {
  await trx.updateTable('identities').set({ email_proven: 0 }).where('account_id', '=', accountId).execute();
}

/**
 * Gives an account another address, whose mailbox has proved it. Links mailed to the earlier address stop working,
 * except password links that can give the account back.
 */
export async function setEmail(trx: Trx, id: number, email: string, key: string, at: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ email, email_key: key, email_verified: 1, updated_at: at })
    .where('id', '=', id)
    .execute();
  await unusedLinks(trx, id).where('purpose', '=', 'verify').execute();
}

/** Ends the password links that went to any address but this one. */
export async function endResetsElsewhere(trx: Trx, id: number, key: string): Promise<void> {
  await unusedLinks(trx, id).where('email_key', '<>', key).execute();
}

function unusedLinks(trx: Trx, accountId: number) {
  return trx.deleteFrom('mail_tokens').where('account_id', '=', accountId).where('used_at', 'is', null);
}

/** Makes every later sign-in require a new password, by a link to the account's mailbox. */
export async function refusePassword(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('accounts').set({ must_change_password: 1 }).where('id', '=', id).execute();
}
