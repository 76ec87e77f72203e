import type { Db } from '../../../db/schema/database.ts';

export function findByEmail(db: Db, emailKey: string) {
  return db.selectFrom('accounts').select(['id', 'name', 'email']).where('email_key', '=', emailKey).executeTakeFirst();
}

/**
 * Removes ways to sign in that were set up before the email was verified: only the mailbox's present owner is known,
 * and somebody else may have made the account with that address.
 */
export async function removeUnprovenWaysIn(db: Db, accountId: number): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select('email_verified')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account?.email_verified) return;
  await db.deleteFrom('identities').where('account_id', '=', accountId).execute();
  await db.deleteFrom('sign_in_codes').where('account_id', '=', accountId).execute();
}
