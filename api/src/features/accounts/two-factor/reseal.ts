import type { Config } from '../../../config/config.ts';
import type { OuterDb } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import * as steps from './repository.ts';
import { open, openAny, seal } from './sealed.ts';

/**
 * Seals two-factor secrets again that were sealed under an older server secret, because nobody could open them once
 * that secret is no longer accepted. Returns their number.
 */
export async function resealTwoFactor(
  db: OuterDb,
  { jwtSecret, formerSecrets }: Pick<Config, 'jwtSecret' | 'formerSecrets'>,
): Promise<number> {
  if (formerSecrets.length === 0) return 0;
  return inTransaction(db, async (trx) => {
    let count = 0;
    for (const { account_id, secret } of await steps.listSealed(trx)) {
      if (open(jwtSecret, account_id, secret) !== null) continue;
      const text = openAny(formerSecrets, account_id, secret);
      if (text === null) continue;
      await steps.putSealed(trx, account_id, { from: secret, to: seal(jwtSecret, account_id, text) });
      count += 1;
    }
    return count;
  });
}
