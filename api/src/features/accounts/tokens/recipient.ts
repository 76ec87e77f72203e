import { AppError } from '../../../core/errors.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { holdAddress } from '../../../db/sql/dialect.ts';

/** Returns the account with the address that requests a link, and locks it. Throws `account_unknown`. */
export async function holdRecipient(trx: Trx, emailKey: string) {
  const found = await holdAddress(trx, emailKey);
  if (!found) {
    throw new AppError('account_unknown', { message: 'No encontramos ninguna cuenta asociada a este email.' });
  }
  const { held, accountId } = found;
  const account = await held
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'email_verified'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { held, account };
}
