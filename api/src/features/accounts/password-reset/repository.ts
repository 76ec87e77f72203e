import type { Db } from '../../../db/schema/database.ts';

/**
 * Removes ways to sign in that may not belong to the owner of the mailbox, because somebody else may have registered
 * the address: those added without a verified email, and all of them while the account's email is unverified. The owner
 * of the mailbox may later have clicked the link from a stranger's registration, and this proves no social sign-in.
 */
export async function removeUnprovenWaysIn(db: Db, accountId: number): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select('email_verified')
    .where('id', '=', accountId)
    .executeTakeFirst();
  let unproven = db.deleteFrom('identities').where('account_id', '=', accountId);
  if (account?.email_verified) unproven = unproven.where('email_proven', '=', 0);
  await unproven.execute();
  await db.deleteFrom('sign_in_codes').where('account_id', '=', accountId).execute();
}
