import type { Db } from '../schema/database.ts';

/** Tells whether the team has approved a provider's data; false for an account that is not a provider. */
export async function isApproved(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('provider_profiles')
    .select('verification_status')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.verification_status === 'approved';
}
