import { type SqlBool, sql } from 'kysely';
import type { Db, Flag } from '../../../db/schema/database.ts';

/** Services in the scope whose `listed` differs from what it should be. */
export function findMisplaced(
  db: Db,
  scope: { serviceId?: number; providerId?: number; categoryId?: number },
  now: string,
) {
  const should = sql<Flag>`case when s.is_active = 1 and s.deleted_at is null and c.is_active = 1
    and p.entitled_until is not null and p.entitled_until > ${now} then 1 else 0 end`;
  return (
    db
      .selectFrom('services as s')
      .innerJoin('categories as c', 'c.id', 's.category_id')
      .innerJoin('provider_profiles as p', 'p.account_id', 's.provider_id')
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

/**
 * Adds one rating, in hundredths; rounds the average half up, like `averageRating`. The quality is due anew. Undefined: no
 * such service.
 */
export function addRating(db: Db, id: number, rating: number) {
  // SQLite binds numbers as reals, and real division would result
  const added = sql<number>`cast(${rating} as integer)`;
  return db
    .updateTable('services')
    .set({
      quality_until: '',
      rating_total: sql<number>`rating_total + ${added}`,
      reviews_count: sql<number>`reviews_count + 1`,
      rating: sql<number>`(2 * (rating_total + ${added}) + reviews_count + 1) / (2 * (reviews_count + 1))`,
    })
    .where('id', '=', id)
    .returning(['rating', 'reviews_count'])
    .executeTakeFirst();
}

/** Changes one rating by a difference, in hundredths; rounds like `addRating`. */
export function moveRating(db: Db, id: number, difference: number) {
  const moved = sql<number>`cast(${difference} as integer)`;
  return db
    .updateTable('services')
    .set({
      quality_until: '',
      rating_total: sql<number>`rating_total + ${moved}`,
      rating: sql<number>`(2 * (rating_total + ${moved}) + reviews_count) / (2 * reviews_count)`,
    })
    .where('id', '=', id)
    .where('reviews_count', '>', 0)
    .returning(['rating', 'reviews_count'])
    .executeTakeFirst();
}

/** Subtracts one rating, in hundredths; rounds the average of the others like `addRating`. */
export function takeRating(db: Db, id: number, rating: number) {
  const taken = sql<number>`cast(${rating} as integer)`;
  return db
    .updateTable('services')
    .set({
      quality_until: '',
      rating_total: sql<number>`rating_total - ${taken}`,
      reviews_count: sql<number>`reviews_count - 1`,
      rating: sql<number>`case when reviews_count <= 1 then 0
        else (2 * (rating_total - ${taken}) + reviews_count - 1) / (2 * (reviews_count - 1)) end`,
    })
    .where('id', '=', id)
    .returning(['rating', 'reviews_count'])
    .executeTakeFirst();
}

/** What index and rank read of a service. */
export function findDocument(db: Db, id: number) {
  return documents(db).where('s.id', '=', id).executeTakeFirst();
}

export function findDocuments(db: Db, ids: readonly number[]) {
  return documents(db)
    .where('s.id', 'in', [...ids])
    .execute();
}

function documents(db: Db) {
  return db
    .selectFrom('services as s')
    .innerJoin('accounts as a', 'a.id', 's.provider_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 's.provider_id')
    .select([
      's.id',
      's.title',
      's.description',
      's.category_id',
      's.coverage_area',
      's.service_type',
      's.days_mask',
      's.hours_start',
      's.price_low',
      's.rating',
      's.rating_total',
      's.reviews_count',
      's.updated_at',
      's.quality',
      's.listed',
    ])
    .select(['a.name', 'p.company_name'])
    .select(({ selectFrom, fn }) => [
      selectFrom('service_images as i')
        .whereRef('i.service_id', '=', 's.id')
        .select(fn.countAll<number>().as('photos'))
        .$asScalar()
        .$notNull()
        .as('photos'),
      selectFrom('reviews as r')
        .whereRef('r.service_id', '=', 's.id')
        .select(({ fn }) => fn.max<string | null>('r.created_at').as('at'))
        .$asScalar()
        .as('reviewed_at'),
    ]);
}

export async function setRank(
  db: Db,
  id: number,
  rank: { quality: number; quality_until: string; index_version: number },
): Promise<void> {
  await db.updateTable('services').set(rank).where('id', '=', id).execute();
}

/** Listed services that an older index holds, or whose quality time has changed. */
export async function findStale(db: Db, version: number, now: string, limit: number): Promise<number[]> {
  const stale = () => db.selectFrom('services').select('id').where('listed', '=', sql.lit(1)).limit(limit);
  const older = await stale().where('index_version', '<', version).execute();
  const due = older.length ? [] : await stale().where('quality_until', '<=', now).execute();
  return [...older, ...due].map(({ id }) => id);
}

export async function findListed(db: Db, providerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('services')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('listed', '=', sql.lit(1))
    .execute();
  return rows.map((row) => row.id);
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
