import type { Db } from '../../db/schema/database.ts';
import { prepared } from '../../db/sql/prepared.ts';

type Contacts = 'contacts' | 'profile_contacts';

const readContact = prepared(
  (db, { accountId, providerId }: { accountId: number; providerId: number }, table: Contacts) =>
    db
      .selectFrom(table)
      .select('provider_id')
      .where('provider_id', '=', providerId)
      .where('account_id', '=', accountId)
      .limit(1),
);

/** Whether the account got in touch with the provider, from a service or from the profile. */
export async function hasContacted(db: Db, accountId: number, providerId: number): Promise<boolean> {
  for (const table of ['contacts', 'profile_contacts'] as const) {
    if ((await readContact(db, { accountId, providerId }, table)).length > 0) return true;
  }
  return false;
}
