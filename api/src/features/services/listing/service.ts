import type { Listing, ListingQuery } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { unwrapSearch } from '@tero/shared/rules/text/text';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import { searchIndex } from '../../../search/search-index.ts';
import { searchQueue } from '../../../search/search-queue.ts';
import { readingsOf } from '../../../search/zones.ts';
import { leavesNamed, listedCount } from '../../categories/lookup.ts';
import { cardsByIds } from '../cards.ts';
import { findSimilar } from '../repository.ts';
import { cardView } from '../view.ts';
import { countHits, countUpTo, type Page, pageIds, pageIdsOfFew, type Selection, selectedIds } from './repository.ts';

export function listAll(deps: Deps, query: ListingQuery): Promise<Listing> {
  return page(deps, { categoryIds: null, hits: null, filters: query, now: deps.clock.now() }, query);
}

/** Searches by text and place; without text, lists everything. Sorts by `relevance` by default. */
export function search(deps: Deps, query: ListingQuery & { q: string }): Promise<Listing> {
  const text = unwrapSearch(query.q);
  if (!text) return listAll(deps, query);
  const readings = readingsOf(text);
  if (readings.length === 0) return Promise.resolve(emptyPage(query.page));
  const hits = searchIndex(deps.db).hits(readings, limits.searchHits);
  return page(
    deps,
    { categoryIds: null, hits, filters: query, now: deps.clock.now() },
    { ...query, sort: query.sort ?? 'relevance' },
  );
}

/** Lists a category, a group or an alias. An unknown name becomes search text, so that no shared link is empty. */
export async function byCategory(deps: Deps, name: string, query: ListingQuery & { serviceId?: number }) {
  const leaves = await leavesNamed(deps.db, name);
  if (query.serviceId !== undefined) return similar(deps, leaves?.ids ?? [], query.serviceId, leaves?.name ?? null);
  if (!leaves)
    return {
      ...(await searchQueue.run(() => search(deps, { ...query, q: name.replaceAll('-', ' ') }))),
      category: null,
    };
  const selection = { categoryIds: leaves.ids, hits: null, filters: query, now: deps.clock.now() };
  return { ...(await page(deps, selection, query)), category: leaves.name };
}

/** Returns which of `among` the given search, category and place would list. */
export async function listedAmong(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wanted: { q: string | null; category: string | null; coverageArea: string | null },
  among: readonly number[],
): Promise<number[]> {
  const text = unwrapSearch(wanted.q ?? '');
  const readings = text ? readingsOf(text) : [];
  const leaves = wanted.category ? await leavesNamed(db, wanted.category) : null;
  if ((text && readings.length === 0) || (wanted.category && !leaves)) return [];
  const hits = text ? searchIndex(db).hits(readings, among.length, among) : null;
  const filters = { coverageArea: wanted.coverageArea ?? undefined };
  return selectedIds(db, { categoryIds: leaves?.ids ?? null, hits, filters, now: clock.now(), among });
}

async function similar({ db }: Deps, categoryIds: readonly number[], serviceId: number, category: string | null) {
  const services = (await findSimilar(db, categoryIds, serviceId)).map(cardView);
  return { ...emptyPage(1), services, total: services.length, totalPages: 1, category };
}

async function page({ db }: Deps, selection: Selection, query: ListingQuery): Promise<Listing> {
  const { limit } = query;
  const wanted = { sort: query.sort ?? 'ratingDesc', offset: (query.page - 1) * limit, limit };
  const { ids, total, isFloor } = await (selection.hits ? pageOfHits : pageOfListed)(db, selection, wanted);
  return {
    success: true,
    services: (await cardsByIds(db, ids)).map(cardView),
    total,
    totalIsFloor: isFloor,
    page: query.page,
    totalPages: Math.ceil(total / limit),
  };
}

/**
 * Ranks all hits of a text at once, which also counts them. Their number is bounded: with filters the total may be a
 * floor, because hits beyond the bound might pass them.
 */
async function pageOfHits(db: Db, selection: Selection, { sort, offset, limit }: Page) {
  const ids = await pageIds(db, selection, { sort, offset: 0, limit: limits.searchHits });
  const found = isFiltered(selection.filters) ? await countHits(db, selection) : ids.length;
  return { ids: ids.slice(offset, offset + limit), total: ids.length, isFloor: found >= limits.searchHits };
}

/** Reads one page without a text. Totals of whole categories are maintained; filtered ones are counted up to a cap. */
async function pageOfListed(db: Db, selection: Selection, wanted: Page) {
  const { categoryIds, filters } = selection;
  const counts = isFiltered(filters);
  const found = counts ? await countUpTo(db, selection) : await listedCount(db, categoryIds);
  const isFloor = counts && found > limits.countedTotal;
  const total = isFloor ? limits.countedTotal : found;
  if (wanted.offset >= total) return { ids: [], total, isFloor };
  // one category, or all, has an index in each order; any other small selection is gathered first
  const hasIndex = !counts && (categoryIds?.length ?? 1) === 1;
  const read = hasIndex || found > limits.countedTotal ? pageIds : pageIdsOfFew;
  return { ids: await read(db, selection, wanted), total, isFloor };
}

function isFiltered(query: Selection['filters']): boolean {
  const maxPrice = query.maxPrice ?? limits.priceFilterMax;
  return Boolean(
    query.minPrice ||
      maxPrice < limits.priceFilterMax ||
      query.rating ||
      query.disponibleHoy ||
      query.availableDays?.length ||
      query.coverageArea?.trim() ||
      [query.serviceType, query.paymentType, query.duration].some((choice) => choice && choice !== 'all'),
  );
}

const emptyPage = (page: number): Listing => ({
  success: true,
  services: [],
  total: 0,
  totalIsFloor: false,
  page,
  totalPages: 0,
});
