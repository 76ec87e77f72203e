import type { Held } from '../../../db/schema/database.ts';

/** Counts an account's notifications of a type since an instant. */
export async function countToldSince(held: Held, accountId: number, type: string, since: string): Promise<number> {
  const row = await held
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
