import type { ListingQuery } from '@tero/shared/contract/listing-query';
import type { Listing } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { explained, shortList } from '@tero/shared/rules/search/results';
import { correctionOf, relatedOf, understoodView } from '@tero/shared/rules/search/telling';
import { unwrapSearch } from '@tero/shared/rules/text/text';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { RowFilter } from '../../../search/index-of-services.ts';
import { searchIndex } from '../../../search/search-index.ts';
import { leavesNamed, listedCounts } from '../../categories/lookup.ts';
import { cardsByIds } from '../cards.ts';
import { cardView } from '../view.ts';
import { emptyPage, isFiltered, page } from './pages.ts';
import { passing, type Selection } from './repository.ts';
import { type Meaning, meaningOf } from './understanding.ts';

type SearchQuery = ListingQuery & { q: string; exact?: boolean | undefined; category?: string | undefined };

/** Searches by text; without text, lists everything. Sorts by `relevance` by default (rule SRCH-105). */
export async function search(deps: Deps, query: SearchQuery): Promise<Listing> {
  const text = unwrapSearch(query.q);
  const now = deps.clock.now();
  // a category that nobody knows does not filter, like an unknown place of an old address
  const categoryIds = query.category ? ((await leavesNamed(deps.db, query.category))?.ids ?? null) : null;
  const chosen = { categoryIds, filters: query, now };
  if (!text) return page(deps, { ...chosen, hits: null }, query);
  const meaning = await meaningOf(deps.db, text, { exact: query.exact === true, now });
  const filter = categoryIds || isFiltered(query) ? passing(deps.db, chosen) : null;
  const bySort = query.sort !== undefined && query.sort !== 'relevance';
  const found = bySort ? await sorted(deps, meaning, query, chosen) : await ranked(deps.db, meaning, query, filter);
  const { understood, lexicon } = meaning;
  const isShort = found.total < shortList;
  return {
    ...found,
    understood: understoodView(understood, lexicon),
    ...correctionOf(understood),
    ...(isShort && { related: relatedOf(understood, lexicon, await listedCounts(deps.db)) }),
  };
}

/** In another order there are no ranks: what was really asked for is listed, if it makes a list, or everything. */
async function sorted(
  { db }: Deps,
  { plan }: Meaning,
  query: SearchQuery,
  chosen: Omit<Selection, 'hits'>,
): Promise<Listing> {
  if (!plan.found) return emptyPage(query.page);
  const index = searchIndex(db);
  const isList = plan.told && (await index.count(db, plan.told, shortList, null)) >= shortList;
  const hits = index.all(isList && plan.told ? plan.told : plan.found);
  return page({ db }, { ...chosen, hits }, query);
}

/** Reads one page bucket by bucket; a short list is completed with the same in neighbouring places (rule SRCH-110). */
async function ranked(
  db: Db,
  { plan, understood }: Meaning,
  query: SearchQuery,
  filter: RowFilter | null,
): Promise<Listing> {
  const { limit } = query;
  if (!plan.found) return emptyPage(query.page);
  const index = searchIndex(db);
  const offset = (query.page - 1) * limit;
  const listed = { found: plan.found, buckets: plan.buckets, atLeast: plan.whole };
  const countTo = limits.countedTotal + 1;
  const { counted, best } = await index.page(db, listed, { offset, limit, countTo }, filter);
  const isFloor = counted > limits.countedTotal;
  const total = Math.min(counted, limits.countedTotal);
  const found = offset < total ? best : [];
  const free = total < shortList ? limits.pageSize - total : 0;
  const near = free > 0 ? await index.best(db, plan.near, { offset: 0, limit: free }, filter) : [];
  const nearHere = near.slice(Math.max(0, offset - total), Math.max(0, offset + limit - total));
  const all = [
    ...found.map(({ id, bucket }) => ({ id, bucket: plan.buckets[bucket] })),
    ...nearHere.map(({ id, bucket }) => ({ id, bucket: plan.near[bucket] })),
  ];
  const rank = new Map(all.map(({ id, bucket }) => [id, bucket]));
  const rows = await cardsByIds(
    db,
    all.map(({ id }) => id),
  );
  return {
    success: true,
    services: rows.map((row) => {
      const bucket = rank.get(row.id);
      return { ...cardView(row), ...(bucket && { why: explained(bucket, understood, row.title) }) };
    }),
    total: total + near.length,
    totalIsFloor: isFloor,
    page: query.page,
    totalPages: Math.ceil((total + near.length) / limit),
  };
}
