import type { Db } from '../schema/database.ts';
import { forUpdate } from './dialect.ts';

/**
 * Locks the profile of a provider, or of a service's provider, until the transaction ends: one transaction at a time
 * decides whether services are listed. Lock it before rows of services, or two transactions could deadlock.
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
