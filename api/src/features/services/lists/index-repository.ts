import { sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { reviewInSight } from '../../../db/sql/in-sight.ts';

/** Returns the fields of a service that index and rank read. */
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
        .where(reviewInSight)
        .where('r.counts', '=', sql.lit(1))
        .select(({ fn }) => fn.max<string | null>('r.created_at').as('at'))
        .$asScalar()
        .as('reviewed_at'),
    ]);
}

interface Rank {
  quality: number;
  quality_until: string;
  index_version: number;
}

export async function setRank(db: Db, id: number, rank: Rank): Promise<void> {
  await db.updateTable('services').set(rank).where('id', '=', id).execute();
}

/** Returns the listed services that an older version of the index holds. */
export async function findOlder(db: Db, version: number, limit: number): Promise<number[]> {
  return idsOf(await listed(db, limit).where('index_version', '<', version).execute());
}

/** Returns listed services whose quality is due for an update. */
export async function findDue(db: Db, now: string, limit: number): Promise<number[]> {
  return idsOf(await listed(db, limit).where('quality_until', '<=', now).execute());
}

function listed(db: Db, limit: number) {
  return db.selectFrom('services').select('id').where('listed', '=', sql.lit(1)).limit(limit);
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Returns the listed services after an id that this version of the index holds, by id. */
export async function findIndexed(
  db: Db,
  { after, version, most }: { after: number; version: number; most: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('services')
    .select('id')
    .where('id', '>', after)
    .where('listed', '=', sql.lit(1))
    .where('index_version', '=', version)
    .orderBy('id')
    .limit(most)
    .execute();
  return idsOf(rows);
}

export async function findListed(db: Db, providerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('services')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('listed', '=', sql.lit(1))
    .execute();
  return idsOf(rows);
}
