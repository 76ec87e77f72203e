import type { Db } from '../../db/schema/database.ts';

export async function hasContacted(db: Db, accountId: number, providerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('contacts')
    .select('service_id')
    .where('provider_id', '=', providerId)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
