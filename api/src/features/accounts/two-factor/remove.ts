import type { Db } from '../../../db/schema/database.ts';

/** Takes the step away with its codes; false when there was none in force. */
export async function removeTwoFactor(db: Db, accountId: number): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const row = await db
    .deleteFrom('second_steps')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(row?.confirmed_at);
}
