import type { ListingQuery } from '@tero/shared/contract/listing-query';
import type { Listing } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import type { Bucket } from '@tero/shared/rules/search/plan';
import { shortList } from '@tero/shared/rules/search/results';
import { correctionOf, relatedOf, understoodView } from '@tero/shared/rules/search/telling';
import type { Understood } from '@tero/shared/rules/search/understand';
import type { Db } from '../../../db/schema/database.ts';
import type { Completed, FirstPage, RowFilter } from '../../../search/index-of-services.ts';
import { searchIndex } from '../../../search/search-index.ts';
import { listedCounts } from '../../categories/lookup.ts';
import { type CardRow, cardsOfListed } from '../cards.ts';
import { isFiltered, pageOfListed, wantedOf } from './pages.ts';
import { passing, type Selection } from './repository.ts';
import { type Meaning, meaningOf } from './understanding.ts';

interface Asked {
  text: string;
  exact: boolean;
  query: ListingQuery;
  /** null: all */
  categoryIds: readonly number[] | null;
  now: Date;
}

/** The facts that decide where a service stands. */
type Rank = Pick<Bucket, 'tier' | 'reach' | 'wished'>;

interface Page extends Pick<Listing, 'total' | 'totalIsFloor' | 'totalPages'> {
  /** the services of a page in order; the ranks are null when the page has another order */
  found: readonly { id: number; rank: Rank | null }[];
  /** the cards of the results, if they came with them */
  cards?: readonly CardRow[] | undefined;
}

/** The results of a search. */
interface Findings extends Page, Pick<Listing, 'correction' | 'related'> {
  understood: NonNullable<Listing['understood']>;
  /** the words compared with titles to give the reasons */
  meant: Pick<Understood, 'slots' | 'categories'>;
}

const nothing: Page = { found: [], total: 0, totalIsFloor: false, totalPages: 0 };

/** Understands a search and finds the services of its page. */
export async function find(db: Db, { text, exact, query, categoryIds, now }: Asked): Promise<Findings> {
  const meaning = await meaningOf(db, text, { exact, categoryIds, now });
  const chosen = { categoryIds, filters: query, now };
  const filter = categoryIds || isFiltered(query) ? passing(db, chosen) : null;
  const bySort = query.sort !== undefined && query.sort !== 'relevance';
  const found = bySort ? await sorted(db, meaning, query, chosen) : await ranked(db, meaning, query, filter);
  const { understood, lexicon } = meaning;
  const isShort = found.total < shortList;
  return {
    ...found,
    understood: understoodView(understood, lexicon),
    ...correctionOf(understood),
    ...(isShort && { related: relatedOf(understood, lexicon, await listedCounts(db)) }),
    meant: { slots: understood.slots, categories: understood.categories },
  };
}

/**
 * Sorts by another order than relevance, without ranks. Lists only the actual matches if they are enough for a list,
 * otherwise everything.
 */
async function sorted(db: Db, { plan }: Meaning, query: ListingQuery, chosen: Omit<Selection, 'hits'>): Promise<Page> {
  if (!plan.found) return nothing;
  const index = searchIndex(db);
  const isList = plan.told && (await index.count(db, plan.told, shortList, null)) >= shortList;
  const hits = index.all(isList && plan.told ? plan.told : plan.found);
  const { ids, total, isFloor } = await pageOfListed(db, { ...chosen, hits }, wantedOf(query));
  return { found: ids.map((id) => ({ id, rank: null })), ...{ total, totalIsFloor: isFloor }, ...pages(total, query) };
}

/** Reads one page bucket by bucket. Completes a short list with results from neighbouring places (rule SRCH-110). */
async function ranked(db: Db, { plan }: Meaning, query: ListingQuery, filter: RowFilter | null): Promise<Page> {
  const { limit } = query;
  if (!plan.found) return nothing;
  const offset = (query.page - 1) * limit;
  const listed = { found: plan.found, buckets: plan.buckets, atLeast: plan.whole };
  const asked = { ...listed, near: plan.near, short: shortList, full: limits.pageSize };
  const isFirst = offset === 0 && limit >= limits.pageSize && !filter;
  const read =
    (isFirst ? await searchIndex(db).firstPage?.(db, asked, { limit, countTo }, cardsOfListed) : null) ??
    (await inSteps(db, asked, { offset, limit }, filter));
  const total = Math.min(read.counted, limits.countedTotal);
  const found = offset < total ? read.best : [];
  const nearHere = read.near.slice(Math.max(0, offset - total), Math.max(0, offset + limit - total));
  return {
    found: [
      ...found.map(({ id, bucket }) => ({ id, rank: rankOf(plan.buckets[bucket]) })),
      ...nearHere.map(({ id, bucket }) => ({ id, rank: rankOf(plan.near[bucket]) })),
    ],
    ...(read.cards && { cards: read.cards }),
    totalIsFloor: read.counted > limits.countedTotal,
    total: total + read.near.length,
    ...pages(total + read.near.length, query),
  };
}

const countTo = limits.countedTotal + 1;

/** Returns the page, and what completes it, each by itself. */
async function inSteps(
  db: Db,
  { near, short, full, ...listed }: Completed,
  page: { offset: number; limit: number },
  filter: RowFilter | null,
): Promise<Omit<FirstPage<CardRow>, 'cards'> & { cards?: undefined }> {
  const index = searchIndex(db);
  const { counted, best } = await index.page(db, listed, { ...page, countTo }, filter);
  const free = counted < short ? full - counted : 0;
  return { counted, best, near: free > 0 ? await index.best(db, near, { offset: 0, limit: free }, filter) : [] };
}

/** Drops the matched terms from a bucket. */
function rankOf(bucket: Bucket | undefined): Rank | null {
  return bucket ? { tier: bucket.tier, reach: bucket.reach, wished: bucket.wished } : null;
}

const pages = (total: number, { limit }: ListingQuery) => ({ totalPages: Math.ceil(total / limit) });
