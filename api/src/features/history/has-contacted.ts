import type { Db } from '../../db/schema/database.ts';

/** Tells whether the account got in touch with the provider, from a service or from the profile. */
export async function hasContacted(db: Db, accountId: number, providerId: number): Promise<boolean> {
  for (const table of ['contacts', 'profile_contacts'] as const) {
    const row = await db
      .selectFrom(table)
      .select('provider_id')
      .where('provider_id', '=', providerId)
      .where('account_id', '=', accountId)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
