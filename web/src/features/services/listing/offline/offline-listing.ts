import type { ServiceCard } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { slug, unwrapSearch } from '@tero/shared/rules/text/text';
import type { SeenService, SeenServices } from '../../../../offline/cache/cache.ts';
import type { ListingState } from '../../listing-state.ts';
import type { Answer } from '../answer/answer.ts';
import { passes } from './offline-filters.ts';
import { compare } from './offline-order.ts';
import { answerOf, inRank, type Searching, searchSeen } from './offline-search.ts';

/** A page of cached services, chosen and ordered as the server would. */
export interface SeenListing {
  services: ServiceCard[];
  total: number;
  page: number;
  totalPages: number;
  /** number of services searched: for some filters only those with cached details */
  searched: number;
  /** such filters are active */
  needsDetails: boolean;
  /** for a search: how it was understood */
  answer?: Answer;
}

/**
 * Lists cached services. Mirrors the server's listing (api/features/services/listing). With a text to search it needs
 * the search's rules: undefined without them.
 */
export function listSeen(
  seen: SeenServices,
  category: string | undefined,
  state: ListingState,
  now: Date,
  engine: Searching['engine'] | undefined,
): SeenListing | undefined {
  const { filters } = state;
  const needsDetails = Boolean(
    filters.disponibleHoy || filters.availableDays?.length || filters.duration || filters.paper,
  );
  const pool = needsDetails ? seen.services.filter(({ detail }) => detail !== null) : seen.services;
  const leaves = category === undefined ? null : leavesOf(seen, category);
  const within = filters.category === undefined ? null : leavesOf(seen, filters.category);
  // an unknown category is searched as text
  const q = unwrapSearch(category !== undefined && !leaves ? category.replaceAll('-', ' ') : state.q);
  const inList = pool.filter(({ card }) => !leaves || leaves.includes(card.category_id));
  if (q && !engine) return undefined;
  // an address may name a category otherwise than by its slug
  const [only, ...further] = new Set(within);
  const named = further.length === 0 ? pool.find(({ card }) => card.category_id === only) : undefined;
  const meant = named?.card.category_slug ?? filters.category;
  const result = q && engine ? searchSeen(inList, q, seen, now, { engine, exact: state.exact, meant }) : null;
  const byId = new Map(inList.map((service) => [service.card.id, service]));
  const passing = (service: SeenService) =>
    (!within || within.includes(service.card.category_id)) && passes(service, filters, now);
  const sorted = (ids: ReadonlySet<number> | undefined) =>
    inList
      .filter((service) => (!ids || ids.has(service.card.id)) && passing(service))
      .map(({ card }) => card)
      .sort(compare(state.sort));
  const found =
    result && engine && state.sort === 'relevance' ? inRank(result, byId, passing, engine) : sorted(result?.sortable());
  const totalPages = Math.ceil(found.length / limits.pageSize);
  const page = Math.max(1, Math.min(state.page, totalPages));
  return {
    services: found.slice((page - 1) * limits.pageSize, page * limits.pageSize),
    total: found.length,
    page,
    totalPages,
    searched: pool.length,
    needsDetails,
    ...(result && engine && { answer: answerOf(result, found.length, inList, engine) }),
  };
}

/** Returns the newest services seen on the device (rule SRCH-29). */
export function newestSeen({ services }: SeenServices, page = 1): ServiceCard[] {
  const cards = services.map(({ card }) => card);
  return cards.sort(compare('newest')).slice((page - 1) * limits.recentDefault, page * limits.recentDefault);
}

/** Returns the ids of the categories that an address stands for; null when the cache does not know it. */
function leavesOf({ services, categories, names }: SeenServices, address: string): number[] | null {
  const keys = [address, names.get(address) ?? ''].map(slug).filter(Boolean);
  const leaves = [
    ...categories
      .filter(({ name, group }) => keys.includes(slug(name)) || keys.includes(slug(group)))
      .map(({ id }) => id),
    ...services.filter(({ card }) => keys.includes(card.category_slug)).map(({ card }) => card.category_id),
  ];
  return leaves.length > 0 ? leaves : null;
}
