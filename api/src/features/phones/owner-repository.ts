import type { Db } from '../../db/schema/database.ts';
import { phoneConfirmed } from '../../db/sql/asker.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';

/** Returns the providers in sight with one of these phones, the oldest account first. */
export function findOwners(db: Db, phones: readonly string[], limit: number) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.name', 'a.phone', 'a.profile_image', 'p.company_name', 'p.service'])
    .select(['p.verification_status', 'p.identity_seen_at'])
    .select(phoneConfirmed.as('phone_confirmed'))
    .where('a.phone', 'in', [...phones])
    .where(providerInSight)
    .orderBy('a.id')
    .limit(limit)
    .execute();
}
