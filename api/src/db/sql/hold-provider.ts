import type { Db } from '../schema/database.ts';
import { forUpdate } from './dialect.ts';

/**
 * Locks the profile of a provider, or that of a service's, until the transaction ends: what decides whether its services are
 * listed changes in one transaction at a time. Taken before the rows of services, so that two cannot wait for each other.
 */
export async function holdProvider(db: Db, scope: { serviceId: number } | { providerId: number }): Promise<void> {
  await db
    .selectFrom('provider_profiles')
    .select('account_id')
    .where('account_id', '=', (eb) =>
      'providerId' in scope
        ? eb.val(scope.providerId)
        : eb.selectFrom('services').select('provider_id').where('id', '=', scope.serviceId),
    )
    .$call((query) => forUpdate(db, query))
    .execute();
}
