import type { ListingFilters } from '@tero/shared/contract/listing-query';
import { limits } from '@tero/shared/limits';
import { toCents } from '@tero/shared/rules/money/money';
import type { PaperKind } from '@tero/shared/rules/papers';
import { ratingFloor } from '@tero/shared/rules/ratings';
import type { Sort } from '@tero/shared/rules/services/choices';
import { momentOf } from '@tero/shared/rules/time/available';
import { durationMask } from '@tero/shared/rules/time/estimated-duration';
import { daysMask } from '@tero/shared/rules/time/schedule';
import { localDay } from '@tero/shared/rules/time/time';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Db } from '../../../db/schema/database.ts';
import { inForce } from '../../../db/sql/papers-in-force.ts';
import { covering } from '../../../search/coverage.ts';
import type { RowFilter } from '../../../search/index-of-services.ts';

type Hits = RawBuilder<{ id: number }>;

export interface Selection {
  /** ids of categories; null: all */
  categoryIds: readonly number[] | null;
  /** the ids that a search found; null: no search */
  hits: Hits | null;
  filters: ListingFilters;
  now: Date;
}

export interface Page {
  sort: Sort;
  offset: number;
  limit: number;
}

type Query = SelectQueryBuilder<Database & { s: Database['services']; h: { id: number } }, 's' | 'h', object>;

/** Returns the ids of one page in order, read from the sort's index before any join. */
export async function pageIds(db: Db, selection: Selection, page: Page): Promise<number[]> {
  const rows = await pageQuery(db, selection, page).execute();
  return rows.map((row) => row.id);
}

export function pageQuery(db: Db, selection: Selection, page: Page) {
  return ordered(selected(db, selection).select('s.id'), page);
}

/**
 * Returns the same page for selections of at most `limits.countedTotal`. It finds them in the index of all filter
 * columns and sorts them, because in the sort's index they would be far apart.
 */
export async function pageIdsOfFew(db: Db, selection: Selection, page: Page): Promise<number[]> {
  const rows = await pageQueryOfFew(db, selection, page).execute();
  return rows.map((row) => row.id);
}

function pageQueryOfFew(db: Db, selection: Selection, page: Page) {
  const few = db.selectFrom(countedQuery(db, selection).as('few')).innerJoin('services as s', 's.id', 'few.id');
  return ordered((few as never as Query).select('s.id'), page);
}

/** Returns the condition that the row of a service passes the filters and is in one of the categories. */
export function passing(db: Db, { categoryIds, filters, now }: Omit<Selection, 'hits'>): RowFilter {
  return (id) => {
    // this is part of a query, so the tests of query plans must not see it as a query
    const row = db.withoutPlugins().selectFrom('services as s').select('s.id').where('s.id', '=', id) as never as Query;
    return sql<SqlBool>`exists ${filtered(inCategories(row, categoryIds), filters, now)}`;
  };
}

/** Counts the selection up to `limits.countedTotal` + 1, which means "more". */
export async function countUpTo(db: Db, selection: Selection): Promise<number> {
  const row = await db
    .selectFrom(countedQuery(db, selection).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Returns the ids of the selection in any order, at most one above the cap, from an index with every filter column. */
function countedQuery(db: Db, selection: Selection) {
  return selected(db, selection, true)
    .select('s.id')
    .limit(limits.countedTotal + 1);
}

/** Returns the sums of the ratings of a selection, in hundredths. */
export function sumRatings(db: Db, selection: Selection) {
  return selected(db, selection, true)
    .select((eb) => [
      eb.fn.sum<number | null>('s.rating_total').as('rating_total'),
      eb.fn.sum<number | null>('s.reviews_count').as('reviews_count'),
    ])
    .executeTakeFirstOrThrow();
}

type Order = [RawBuilder<unknown>, 'asc' | 'desc'];

const byQuality: Order[] = [
  [sql.ref('s.rating'), 'desc'],
  [sql.ref('s.reviews_count'), 'desc'],
];

function ordered<Q extends Query>(query: Q, { sort, offset, limit }: Page): Q {
  let sorted: Query = query;
  for (const [column, direction] of orders(sort)) sorted = sorted.orderBy(column, direction);
  return sorted.limit(limit).offset(offset) as Q;
}

function orders(sort: Sort): Order[] {
  const last: Order = [sql.ref('s.id'), 'desc'];
  if (sort === 'newest') return [[sql.ref('s.created_at'), 'desc'], last];
  if (sort === 'priceAsc') return [[sql.ref('s.price_asc_key'), 'asc'], last];
  if (sort === 'priceDesc') return [[sql.ref('s.price_desc_key'), 'desc'], last];
  return [...byQuality, last];
}

/** Builds the query of a selection. With `gather` it collects all matches; otherwise it walks the sort's index. */
function selected(db: Db, { categoryIds, hits, filters, now }: Selection, gather = false): Query {
  const base = hits
    ? db.selectFrom(hits.as('h')).innerJoin('services as s', 's.id', 'h.id')
    : (db.selectFrom('services as s') as never);
  const listed = (base as Query).where('s.listed', '=', sql.lit(1));
  return filtered(inCategories(listed, categoryIds, gather), filters, now);
}

/**
 * Filters by category. While the sort's index is walked, `+` keeps both planners from loading several whole categories
 * to sort them.
 */
function inCategories(query: Query, ids: readonly number[] | null, gather = false): Query {
  if (ids === null) return query;
  if (ids.length === 1) return query.where('s.category_id', '=', ids[0] as number);
  const column = gather ? sql.ref<number>('s.category_id') : sql<number>`+s.category_id`;
  return query.where(column, 'in', ids.length ? [...ids] : [-1]);
}

/** Applies the filters. `+` keeps the planner from an index by rating, whose many matches it would have to sort. */
function filtered(query: Query, filters: ListingFilters, now: Date): Query {
  const { minPrice = 0, maxPrice, rating = 0, serviceType = 'all', paymentType = 'all', duration = 'all' } = filters;
  const days = filters.availableDays ?? [];
  const place = covering(filters.coverageArea ?? '');
  // the end of the price slider means any price (rule SRCH-12)
  const dearest = maxPrice !== undefined && maxPrice < limits.priceFilterMax ? maxPrice : null;
  return query
    .$if(minPrice > 0, (q) => q.where('s.price_high', '>=', toCents(minPrice)))
    .$if(dearest !== null, (q) => q.where('s.price_low', '<=', toCents(dearest ?? 0)))
    .$if(rating > 0, (q) => q.where(sql<number>`+s.rating`, '>=', Math.round(ratingFloor(rating) * 100)))
    .$if(filters.disponibleHoy === true, (q) => q.where(offeredToday(now)))
    .$if(days.length > 0, (q) => q.where(bits('days_mask', daysMask(days))))
    .$if(duration !== 'all', (q) => q.where(bits('duration_mask', duration === 'all' ? 0 : durationMask([duration]))))
    .$if(paymentType !== 'all', (q) => q.where('s.payment_type', '=', paymentType as never))
    .$if(serviceType !== 'all', (q) => q.where('s.service_type', 'in', servedAs(serviceType)))
    .$if(place !== null, (q) => q.where(place as RawBuilder<SqlBool>))
    .$if(filters.paper !== undefined, (q) => q.where(withPaper(filters.paper as PaperKind, localDay(now))));
}

const withPaper = (kind: PaperKind, day: string) =>
  sql<SqlBool>`exists (select 1 from provider_papers as w join provider_profiles as p on p.account_id = w.account_id
    where w.account_id = s.provider_id and w.kind = ${kind} and ${inForce(day)})`;

const bits = (column: 'days_mask' | 'duration_mask', mask: number) =>
  sql<boolean>`(${sql.ref(`s.${column}`)} & ${sql.lit(mask)}) <> 0`;

/** Returns the condition of `isOfferedToday` in SQL (rule TIME-9). */
function offeredToday(now: Date) {
  const { today, yesterday, minute } = momentOf(now);
  const runsOn = sql<boolean>`${bits('days_mask', yesterday)} and s.next_day_until > ${minute}`;
  return sql<boolean>`(${bits('days_mask', today)} or ${runsOn})`;
}

/** Returns the stored values that match a service type: `both` matches presencial and remoto (rule SRCH-14). */
function servedAs(type: string): ('presencial' | 'remoto' | 'both')[] {
  if (type === 'presencial' || type === 'remoto') return [type, 'both'];
  return ['both'];
}
