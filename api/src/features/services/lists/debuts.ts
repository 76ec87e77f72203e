import type { Db } from '../../../db/schema/database.ts';

/** Stores when a service was first listed. Later listings change nothing. */
export async function recordDebut(db: Db, serviceId: number, at: string): Promise<void> {
  await db
    .insertInto('service_debuts')
    .values({ service_id: serviceId, listed_at: at })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Returns services that were listed for the first time and not yet matched with saved searches, oldest first. */
export function findUnmatchedDebuts(db: Db, limit: number) {
  return db
    .selectFrom('service_debuts as d')
    .innerJoin('services as s', 's.id', 'd.service_id')
    .select(['d.service_id', 'd.listed_at', 's.provider_id', 's.title', 's.coverage_area', 's.created_at'])
    .where('d.matched_at', 'is', null)
    .orderBy('d.listed_at')
    .orderBy('d.service_id')
    .limit(limit)
    .execute();
}

export async function markMatched(db: Db, serviceIds: readonly number[], at: string): Promise<void> {
  await db
    .updateTable('service_debuts')
    .set({ matched_at: at })
    .where('service_id', 'in', [...serviceIds])
    .execute();
}
