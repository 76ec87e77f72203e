import type { Db } from '../../db/schema/database.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';
import { isBack, offerQuery } from './repository.ts';

/**
 * Returns visible offers in force on a local day, of entitled providers who are not paused, whose followers have not
 * been notified yet.
 */
export function listUntold(db: Db, { today, now, limit }: { today: string; now: string; limit: number }) {
  return offerQuery(db)
    .where('o.told_at', 'is', null)
    .where('o.start_date', '<=', today)
    .where('o.end_date', '>=', today)
    .where('p.entitled_until', '>', now)
    .where('o.hidden_at', 'is', null)
    .where(providerInSight)
    .where(isBack(today))
    .orderBy('o.id')
    .limit(limit)
    .execute();
}

/** Returns accounts after an id that have a service of the provider among their favourites, in the order of ids. */
export async function listFollowers(db: Db, providerId: number, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favorites as f')
    .innerJoin('services as s', 's.id', 'f.service_id')
    .select('f.account_id')
    .distinct()
    .where('s.provider_id', '=', providerId)
    .where('f.account_id', '<>', providerId)
    .where('f.account_id', '>', after)
    .orderBy('f.account_id')
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export async function markTold(db: Db, id: number, at: string): Promise<void> {
  await db.updateTable('offers').set({ told_at: at }).where('id', '=', id).execute();
}
