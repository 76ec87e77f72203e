import type { Trx } from '../../../db/schema/database.ts';
import { raiseVersion } from '../credentials/repository.ts';

/** Removes an account's two-factor secret and its recovery codes. Returns false when two-factor was not active. */
export async function removeTwoFactor(trx: Trx, accountId: number): Promise<boolean> {
  await raiseVersion(trx, accountId);
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const row = await trx
    .deleteFrom('second_steps')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(row?.confirmed_at);
}
