import type { Db } from '../../../db/schema/database.ts';

/**
 * Removes ways to sign in of which only the mailbox's present owner is known, because somebody else may have made the
 * account with that address: those that came without a verified email, and all while the account's is not verified.
 * Later its owner may have clicked the link in a mail that a stranger's registration sent, which proves no social
 * sign-in.
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
