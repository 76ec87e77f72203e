import type { ListingQuery } from '@tero/shared/contract/listing-query';
import type { Deps } from '../../../deps/deps.ts';
import { searchQueue } from '../../../search/search-queue.ts';
import { leavesNamed } from '../../categories/lookup.ts';
import { findSimilar } from '../repository.ts';
import { cardView } from '../view.ts';
import { emptyPage, page } from './pages.ts';
import { search } from './search.ts';

/**
 * Lists a category, a group or an alias. An unknown name becomes search text, so that no shared link shows an empty
 * list.
 */
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

async function similar({ db }: Deps, categoryIds: readonly number[], serviceId: number, category: string | null) {
  const services = (await findSimilar(db, categoryIds, serviceId)).map(cardView);
  return { ...emptyPage(1), services, total: services.length, totalPages: 1, category };
}
