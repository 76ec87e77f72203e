import type { Db } from '../../../db/schema/database.ts';

/** Removes an account's two-factor secret with its recovery codes; returns false when none was in force. */
export async function removeTwoFactor(db: Db, accountId: number): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const row = await db
    .deleteFrom('second_steps')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(row?.confirmed_at);
}
