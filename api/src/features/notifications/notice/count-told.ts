import type { Db, Held, Instant } from '../../../db/schema/database.ts';

/** Counts notifications of a type since an instant, by account. Leaves out accounts that have none. */
export async function countEachToldSince(
  held: Held,
  accountIds: readonly number[],
  type: string,
  since: string,
): Promise<Map<number, number>> {
  const rows = await held
    .selectFrom('notifications')
    .select((eb) => ['account_id', eb.fn.countAll<number>().as('count')])
    .where('account_id', 'in', [...accountIds])
    .where('type', '=', type)
    .where('created_at', '>', since)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, count }) => [account_id, Number(count)]));
}

/** Counts an account's notifications since an instant whose keys match a pattern. */
export async function countKeysSince(
  db: Db,
  { accountId, key, since }: { accountId: number; key: string; since: Instant },
): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('dedupe_key', 'like', key)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
