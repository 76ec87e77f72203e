import type { ListingQuery } from '@tero/shared/contract/listing-query';
import type { Listing } from '@tero/shared/contract/services';
import { explained } from '@tero/shared/rules/search/results';
import { unwrapSearch } from '@tero/shared/rules/text/text';
import type { Deps } from '../../../deps/deps.ts';
import { leavesNamed } from '../../categories/lookup.ts';
import { cardsByIds } from '../cards.ts';
import { cardView } from '../view.ts';
import { find } from './finding.ts';
import { page } from './pages.ts';

type SearchQuery = ListingQuery & { q: string; exact?: boolean | undefined; category?: string | undefined };

/** Searches by text; without text, lists everything. Sorts by `relevance` by default (rule SRCH-105). */
export async function search({ db, clock }: Pick<Deps, 'db' | 'clock'>, query: SearchQuery): Promise<Listing> {
  const { q, exact = false, category, ...listing } = query;
  const text = unwrapSearch(q);
  const now = clock.now();
  // an unknown category does not filter, nor does an unknown place from an old address
  const categoryIds = category ? ((await leavesNamed(db, category))?.ids ?? null) : null;
  if (!text) return page({ db }, { categoryIds, filters: listing, now, hits: null }, listing);
  const findings = await find(db, { text, exact, query: listing, categoryIds, now });
  const { found, meant, cards, ...told } = findings;
  const rank = new Map(found.map((one) => [one.id, one.rank]));
  const rows =
    cards ??
    (await cardsByIds(
      db,
      found.map(({ id }) => id),
    ));
  return {
    success: true,
    services: rows.map((row) => {
      const why = rank.get(row.id);
      return { ...cardView(row), ...(why && { why: explained(why, meant, row.title) }) };
    }),
    page: query.page,
    ...told,
  };
}
