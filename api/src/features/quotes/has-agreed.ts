import type { Db } from '../../db/schema/database.ts';

/** Whether the account accepted a quote of the provider (rule QUOTE-18). */
export async function hasAgreed(db: Db, accountId: number, providerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('quotes')
    .select('id')
    .where('accepted_by', '=', accountId)
    .where('provider_id', '=', providerId)
    .where('accepted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
