import type { Db } from '../../db/schema/database.ts';
import { phoneConfirmed } from '../../db/sql/asker.ts';

/** Returns the phone of an account that has proved the phone is its own; otherwise null (rule TRUST-30). */
export async function confirmedPhone(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('accounts as a')
    .select(['a.phone', phoneConfirmed.as('confirmed')])
    .where('a.id', '=', accountId)
    .executeTakeFirst();
  return row?.confirmed ? row.phone : null;
}
