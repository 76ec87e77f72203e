import type { ServiceCard } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { priceBounds } from '@tero/shared/rules/money/price';
import { country, coverageKeys } from '@tero/shared/rules/places/coverage';
import { ratingFloor } from '@tero/shared/rules/ratings';
import { fold, slug, unwrapSearch } from '@tero/shared/rules/text/text';
import { durationsOf } from '@tero/shared/rules/time/estimated-duration';
import { weekdayOf } from '@tero/shared/rules/time/schedule';
import type { SeenService, SeenServices } from '../../../offline/cache/cache.ts';
import { knownCategories } from '../../../parts/category/queries.ts';
import type { Filters, ListingState } from '../listing-state.ts';
import type { Answer } from './answer/answer.ts';

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
  /** of a search: how it was understood */
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
  const needsDetails = Boolean(filters.disponibleHoy || filters.availableDays?.length || filters.duration);
  const pool = needsDetails ? seen.services.filter(({ detail }) => detail !== null) : seen.services;
  const leaves = category === undefined ? null : leavesOf(seen, category);
  const within = filters.category === undefined ? null : leavesOf(seen, filters.category);
  // an unknown category is searched as text
  const q = unwrapSearch(category !== undefined && !leaves ? category.replaceAll('-', ' ') : state.q);
  const inList = pool.filter(({ card }) => !leaves || leaves.includes(card.category_id));
  if (q && !engine) return undefined;
  const result = q && engine ? searchSeen(inList, q, seen, now, { engine, exact: state.exact }) : null;
  const byId = new Map(inList.map((service) => [service.card.id, service]));
  const passing = (service: SeenService) =>
    (!within || within.includes(service.card.category_id)) && passes(service, filters, now);
  const found =
    result && engine && state.sort === 'relevance'
      ? inRank(result, byId, passing, engine)
      : inList
          .filter((service) => (!result || result.sortable.has(service.card.id)) && passing(service))
          .map(({ card }) => card)
          .toSorted(compare(state.sort));
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

type Result = ReturnType<typeof searchSeen>;

function inRank(
  { found, near, understood }: Result,
  byId: ReadonlyMap<number, SeenService>,
  passing: (service: SeenService) => boolean,
  { explained, shortList }: Searching['engine'],
): ServiceCard[] {
  const cards = (ranks: Result['found']) =>
    ranks.flatMap(({ id, bucket }) => {
      const service = byId.get(id);
      if (!service || !passing(service)) return [];
      return [{ ...service.card, why: explained(bucket, understood, service.card.title) }];
    });
  const asked = cards(found);
  return asked.length < shortList ? [...asked, ...cards(near).slice(0, limits.pageSize - asked.length)] : asked;
}

/** What the server would say of the search beside the services. */
function answerOf(result: Result, total: number, pool: readonly SeenService[], engine: Searching['engine']) {
  const { understood, lexicon } = result;
  const counts = new Map<number, number>();
  for (const { card } of pool) counts.set(card.category_id, (counts.get(card.category_id) ?? 0) + 1);
  return {
    understood: engine.understoodView(understood, lexicon),
    ...engine.correctionOf(understood),
    ...(total < engine.shortList && { related: engine.relatedOf(understood, lexicon, counts) }),
  };
}

/** Returns the newest services seen on the device (rule SRCH-29). */
export function newestSeen({ services }: SeenServices, page = 1): ServiceCard[] {
  const cards = services.map(({ card }) => card);
  return cards.toSorted(compare('newest')).slice((page - 1) * limits.recentDefault, page * limits.recentDefault);
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

/** The search of the device's cache; `engine`: lib/search-engine. */
function searchSeen(
  pool: readonly SeenService[],
  q: string,
  { categories, words }: SeenServices,
  now: Date,
  options: Searching,
) {
  const known = knownCategories(categories, words);
  const kept = pool.map((service) => keptOf(service, options.engine));
  return options.engine.searchAmong(kept, q, { categories: known, now, exact: options.exact });
}

interface Searching {
  engine: typeof import('@tero/shared/rules/search/engine');
  exact: boolean;
}

const terms = new WeakMap<SeenService, ReadonlySet<string>>();

function keptOf(service: SeenService, { termsOf }: Searching['engine']) {
  const { card } = service;
  const known = terms.get(service) ?? new Set(termsOf(searchedOf(service)));
  terms.set(service, known);
  return { id: card.id, quality: card.quality ?? 0, terms: known };
}

function searchedOf({ card, detail }: SeenService) {
  return {
    title: card.title,
    description: detail?.description ?? '',
    categoryId: card.category_id,
    coverageArea: card.coverage_area,
    serviceType: card.service_type,
    days: detail?.available_days ?? [],
    names: [card.provider_name, detail?.provider.company_name, detail?.provider.name],
  };
}

function passes({ card, detail }: SeenService, filters: Filters, now: Date): boolean {
  const { minPrice, maxPrice, rating, serviceType, paymentType, availableDays = [], duration, coverageArea } = filters;
  const bounds = priceBounds(card);
  const days = detail?.available_days ?? [];
  return (
    (minPrice === undefined || (bounds !== null && bounds.high >= minPrice)) &&
    (maxPrice === undefined || (bounds !== null && bounds.low <= maxPrice)) &&
    (rating === undefined || card.rating >= ratingFloor(rating)) &&
    (serviceType === undefined || card.service_type === serviceType || card.service_type === 'both') &&
    (paymentType === undefined || card.payment_type === paymentType) &&
    (!filters.disponibleHoy || days.includes(weekdayOf(now))) &&
    (availableDays.length === 0 || availableDays.some((day) => days.includes(day))) &&
    (duration === undefined || durationsOf(detail?.estimated_duration ?? '').includes(duration)) &&
    (coverageArea === undefined || covers(card.coverage_area, coverageArea))
  );
}

/**
 * Returns whether a service's area covers the requested one. Uruguay contains every department, a department its
 * neighbourhoods; requesting a department also finds its neighbourhoods.
 */
function covers(served: string, asked: string): boolean {
  const whole = fold(country);
  const wanted = coverageKeys(asked);
  const { key, department } = coverageKeys(served);
  if (wanted.key === whole || department === whole) return true;
  if (wanted.key === wanted.department) return department === wanted.department;
  return key === wanted.key || key === wanted.department;
}

type Order = (a: ServiceCard, b: ServiceCard) => number;

function compare(sort: ListingState['sort']): Order {
  const last: Order = (a, b) => b.id - a.id;
  const byQuality: Order = (a, b) => b.rating - a.rating || b.reviews_count - a.reviews_count || last(a, b);
  const cheapest = (card: ServiceCard) => priceBounds(card)?.low ?? Number.POSITIVE_INFINITY;
  const dearest = (card: ServiceCard) => priceBounds(card)?.high ?? -1;
  if (sort === 'newest') return (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || last(a, b);
  // without a price both are Infinity, whose difference is NaN; `||` then uses the id
  if (sort === 'priceAsc') return (a, b) => cheapest(a) - cheapest(b) || last(a, b);
  if (sort === 'priceDesc') return (a, b) => dearest(b) - dearest(a) || last(a, b);
  return byQuality;
}
