import type { SocialProvider } from '@tero/shared/contract/accounts-social-sign-in';
import type { Db } from '../../../db/schema/database.ts';

export function findByEmail(db: Db, emailKey: string) {
  return db.selectFrom('accounts').select(['id', 'name', 'email']).where('email_key', '=', emailKey).executeTakeFirst();
}

/**
 * Removes ways to sign in of which only the mailbox's present owner is known, because somebody else may have made the
 * account with that address: those of providers other than `vouching`, and all while the email is not verified. Later
 * its owner may have clicked the link in a mail that a stranger's registration sent, which proves no Facebook account.
 */
export async function removeUnprovenWaysIn(
  db: Db,
  accountId: number,
  vouching: readonly SocialProvider[],
): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select('email_verified')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const kept = account?.email_verified ? vouching : [];
  let unproven = db.deleteFrom('identities').where('account_id', '=', accountId);
  if (kept.length > 0) unproven = unproven.where('provider', 'not in', kept);
  await unproven.execute();
  await db.deleteFrom('sign_in_codes').where('account_id', '=', accountId).execute();
}
