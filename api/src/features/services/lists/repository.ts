import { type SqlBool, sql } from 'kysely';
import type { Db, Flag } from '../../../db/schema/database.ts';
import { providerInSight } from '../../../db/sql/in-sight.ts';

/** Services in the scope whose `listed` differs from what it should be. */
export function findMisplaced(
  db: Db,
  scope: { serviceId?: number; providerId?: number; categoryId?: number },
  now: string,
) {
  const should = sql<Flag>`case when s.is_active = 1 and s.deleted_at is null and c.is_active = 1
    and p.entitled_until is not null and p.entitled_until > ${now}
    and s.hidden_at is null and ${providerInSight} then 1 else 0 end`;
  return (
    db
      .selectFrom('services as s')
      .innerJoin('categories as c', 'c.id', 's.category_id')
      .innerJoin('provider_profiles as p', 'p.account_id', 's.provider_id')
      .innerJoin('accounts as a', 'a.id', 's.provider_id')
      .select(['s.id', 's.category_id', should.as('should_be_listed')])
      .where(sql<SqlBool>`s.listed <> ${should}`)
      .$if(scope.serviceId !== undefined, (q) => q.where('s.id', '=', scope.serviceId as number))
      .$if(scope.providerId !== undefined, (q) => q.where('s.provider_id', '=', scope.providerId as number))
      .$if(scope.categoryId !== undefined, (q) => q.where('s.category_id', '=', scope.categoryId as number))
      // a fixed order of the counters, so that two transactions cannot deadlock
      .orderBy('s.category_id')
      .execute()
  );
}

export async function setListed(db: Db, id: number, listed: Flag): Promise<void> {
  await db.updateTable('services').set({ listed }).where('id', '=', id).execute();
}

export async function switchOffAll(db: Db, providerId: number): Promise<void> {
  await db.updateTable('services').set({ is_active: 0 }).where('provider_id', '=', providerId).execute();
}

export async function addToCount(db: Db, categoryId: number, difference: 1 | -1): Promise<void> {
  await db
    .updateTable('categories')
    .set((eb) => ({ listed_count: eb('listed_count', '+', difference) }))
    .where('id', '=', categoryId)
    .execute();
}

/** Providers whose access has ended while they still have listed services. */
export async function findLapsedProviders(db: Db, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('provider_profiles as p')
    .select('p.account_id')
    .where('p.entitled_until', '<=', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('services as s')
          .select('s.id')
          .whereRef('s.provider_id', '=', 'p.account_id')
          .where('s.listed', '=', sql.lit(1)),
      ),
    )
    .execute();
  return rows.map((row) => row.account_id);
}
