import type { UnlistedReason } from '@tero/shared/rules/services/unlisted';
import { localDay } from '@tero/shared/rules/time/time';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Flag } from '../../../db/schema/database.ts';
import { providerInSight } from '../../../db/sql/in-sight.ts';

/**
 * Returns the conditions that keep a service `s` of category `c`, provider `p` and account `a` out of the lists. The
 * service is listed when all of them are false.
 */
const hindrances = (now: Date): Record<UnlistedReason, RawBuilder<SqlBool>> => ({
  removed: sql`s.deleted_at is not null`,
  switched_off: sql`s.is_active <> 1`,
  category_off: sql`c.is_active <> 1`,
  never_entitled: sql`p.entitled_until is null`,
  lapsed: sql`p.entitled_until is not null and p.entitled_until <= ${now.toISOString()}`,
  hidden: sql`s.hidden_at is not null`,
  provider_hidden: sql`not (${providerInSight})`,
  paused: sql`p.paused_until is not null and p.paused_until > ${localDay(now)}`,
});

const asFlag = (condition: RawBuilder<SqlBool>) => sql<Flag>`case when ${condition} then 1 else 0 end`;

/** Returns services in the scope whose `listed` or `paused` is wrong. */
export function findMisplaced(
  db: Db,
  scope: { serviceId?: number; providerId?: number; categoryId?: number },
  now: Date,
) {
  const { paused, ...others } = hindrances(now);
  const hindered = sql.join(
    Object.values(others).map((condition) => sql`(${condition})`),
    sql` or `,
  );
  const should = sql<Flag>`case when ${hindered} or (${paused}) then 0 else 1 end`;
  const shouldPause = sql<Flag>`case when ${hindered} then 0 when ${paused} then 1 else 0 end`;
  return (
    db
      .selectFrom('services as s')
      .innerJoin('categories as c', 'c.id', 's.category_id')
      .innerJoin('provider_profiles as p', 'p.account_id', 's.provider_id')
      .innerJoin('accounts as a', 'a.id', 's.provider_id')
      .select(['s.id', 's.category_id', 's.listed', 's.paused'])
      .select([should.as('should_be_listed'), shouldPause.as('should_be_paused')])
      .where(sql<SqlBool>`(s.listed <> ${should} or s.paused <> ${shouldPause})`)
      .$if(scope.serviceId !== undefined, (q) => q.where('s.id', '=', scope.serviceId as number))
      .$if(scope.providerId !== undefined, (q) => q.where('s.provider_id', '=', scope.providerId as number))
      .$if(scope.categoryId !== undefined, (q) => q.where('s.category_id', '=', scope.categoryId as number))
      // a fixed order of the counters, so that two transactions cannot deadlock
      .orderBy('s.category_id')
      .execute()
  );
}

/** Returns the reasons that keep each service out of the lists. */
export function findUnlisted(db: Db, ids: readonly number[], now: Date) {
  const { removed, switched_off, category_off, never_entitled, lapsed, hidden, provider_hidden, paused } =
    hindrances(now);
  return db
    .selectFrom('services as s')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .innerJoin('provider_profiles as p', 'p.account_id', 's.provider_id')
    .innerJoin('accounts as a', 'a.id', 's.provider_id')
    .select(['s.id', asFlag(removed).as('removed'), asFlag(switched_off).as('switched_off')])
    .select([asFlag(category_off).as('category_off'), asFlag(never_entitled).as('never_entitled')])
    .select([asFlag(lapsed).as('lapsed'), asFlag(hidden).as('hidden')])
    .select([asFlag(provider_hidden).as('provider_hidden'), asFlag(paused).as('paused')])
    .where('s.id', 'in', [...ids])
    .execute();
}

interface Misplaced {
  id: number;
  listed: Flag;
  paused: Flag;
  should_be_listed: Flag;
  should_be_paused: Flag;
}

/** Corrects a service's `listed` and `paused`. Returns false when another transaction has done so since the query. */
export async function move(db: Db, { id, listed, paused, ...should }: Misplaced): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('services')
    .set({ listed: should.should_be_listed, paused: should.should_be_paused })
    .where('id', '=', id)
    .where('listed', '=', listed)
    .where('paused', '=', paused)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
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

/** Returns providers whose access has ended while they still have listed or paused services. */
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
          .where(sql<SqlBool>`(s.listed = 1 or s.paused = 1)`),
      ),
    )
    .execute();
  return rows.map((row) => row.account_id);
}
