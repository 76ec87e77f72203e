import type { ListingQuery } from '@tero/shared/contract/listing-query';
import type { Listing } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import { listedCount } from '../../categories/lookup.ts';
import { cardsByIds } from '../cards.ts';
import { cardView } from '../view.ts';
import { countUpTo, type Page, pageIds, pageIdsOfFew, type Selection } from './repository.ts';

export function listAll(deps: Deps, query: ListingQuery): Promise<Listing> {
  return page(deps, { categoryIds: null, hits: null, filters: query, now: deps.clock.now() }, query);
}

/** Reads one page of a selection in the order of a column. */
export async function page({ db }: Pick<Deps, 'db'>, selection: Selection, query: ListingQuery): Promise<Listing> {
  const { ids, total, isFloor } = await pageOfListed(db, selection, wantedOf(query));
  return {
    success: true,
    services: (await cardsByIds(db, ids)).map(cardView),
    total,
    totalIsFloor: isFloor,
    page: query.page,
    totalPages: Math.ceil(total / query.limit),
  };
}

export function wantedOf({ sort = 'ratingDesc', page, limit }: ListingQuery): Page {
  return { sort, offset: (page - 1) * limit, limit };
}

/**
 * Returns a page with its total. The totals of whole categories are stored; those of filters and searches are counted
 * up to a cap.
 */
export async function pageOfListed(db: Db, selection: Selection, wanted: Page) {
  const { categoryIds, filters } = selection;
  const counts = selection.hits !== null || isFiltered(filters);
  const found = counts ? await countUpTo(db, selection) : await listedCount(db, categoryIds);
  const isFloor = counts && found > limits.countedTotal;
  const total = isFloor ? limits.countedTotal : found;
  if (wanted.offset >= total) return { ids: [], total, isFloor };
  // a single category, or all, has an index in each order; any other small selection is collected first
  const isWhole = !counts && (categoryIds?.length ?? 1) === 1;
  const read = isWhole || found > limits.countedTotal ? pageIds : pageIdsOfFew;
  return { ids: await read(db, selection, wanted), total, isFloor };
}

export function isFiltered(query: Selection['filters']): boolean {
  const maxPrice = query.maxPrice ?? limits.priceFilterMax;
  return Boolean(
    query.minPrice ||
      maxPrice < limits.priceFilterMax ||
      query.rating ||
      query.disponibleHoy ||
      query.availableDays?.length ||
      query.coverageArea?.trim() ||
      query.paper ||
      [query.serviceType, query.paymentType, query.duration].some((choice) => choice && choice !== 'all'),
  );
}

export const emptyPage = (page: number): Listing => ({
  success: true,
  services: [],
  total: 0,
  totalIsFloor: false,
  page,
  totalPages: 0,
});
