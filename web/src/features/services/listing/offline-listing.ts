import type { ServiceCard } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { priceBounds } from '@tero/shared/rules/money/price';
import { country, coverageKeys } from '@tero/shared/rules/places/coverage';
import { ratingFloor } from '@tero/shared/rules/ratings';
import { lookup, stopWords } from '@tero/shared/rules/text/search-words';
import { fold, slug, unwrapSearch, words } from '@tero/shared/rules/text/text';
import { durationsOf } from '@tero/shared/rules/time/estimated-duration';
import { weekdayOf } from '@tero/shared/rules/time/schedule';
import type { SeenService, SeenServices } from '../../../offline/cache/cache.ts';
import type { Filters, ListingState } from '../listing-state.ts';

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
}

/** Lists cached services. Mirrors the server's listing (api/features/services/listing-repository). */
export function listSeen(
  seen: SeenServices,
  category: string | undefined,
  state: ListingState,
  now: Date,
): SeenListing {
  const { filters } = state;
  const needsDetails = Boolean(filters.disponibleHoy || filters.availableDays?.length || filters.duration);
  const pool = needsDetails ? seen.services.filter(({ detail }) => detail !== null) : seen.services;
  const leaves = category === undefined ? null : leavesOf(seen, category);
  // an unknown category is searched as text
  const q = category !== undefined && !leaves ? category.replaceAll('-', ' ') : state.q;
  const found = pool
    .filter(({ card }) => !leaves || leaves.includes(card.category_id))
    .filter((service) => matches(service, q) && passes(service, filters, now))
    .toSorted((a, b) => compare(state.sort, q)(a.card, b.card))
    .map(({ card }) => card);
  const totalPages = Math.ceil(found.length / limits.pageSize);
  const page = Math.max(1, Math.min(state.page, totalPages));
  return {
    services: found.slice((page - 1) * limits.pageSize, page * limits.pageSize),
    total: found.length,
    page,
    totalPages,
    searched: pool.length,
    needsDetails,
  };
}

/** Returns the newest services seen on the device (rule SRCH-29). */
export function newestSeen({ services }: SeenServices, page = 1): ServiceCard[] {
  const cards = services.map(({ card }) => card);
  return cards.toSorted(compare('newest', '')).slice((page - 1) * limits.recentDefault, page * limits.recentDefault);
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

function matches({ card, detail }: SeenService, q: string): boolean {
  const sought = tellingWords(q);
  if (sought.length === 0) return unwrapSearch(q) === '';
  const { title, category, provider_name, coverage_area } = card;
  const text = words([title, category, provider_name, coverage_area, detail?.description ?? ''].join(' '));
  return sought.every((word) => isIn(word, text));
}

function tellingWords(q: string): string[] {
  const all = words(q);
  const telling = all.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : all;
}

function isIn(word: string, text: readonly string[]): boolean {
  const { text: wanted, isBeginning } = lookup(word);
  return text.some(
    (candidate) => candidate === word || (isBeginning ? candidate.startsWith(wanted) : candidate === wanted),
  );
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

function compare(sort: ListingState['sort'], q: string): Order {
  const last: Order = (a, b) => b.id - a.id;
  const byQuality: Order = (a, b) => b.rating - a.rating || b.reviews_count - a.reviews_count || last(a, b);
  const inTitle = (card: ServiceCard) => Number(tellingWords(q).every((word) => isIn(word, words(card.title))));
  const cheapest = (card: ServiceCard) => priceBounds(card)?.low ?? Number.POSITIVE_INFINITY;
  const dearest = (card: ServiceCard) => priceBounds(card)?.high ?? -1;
  if (sort === 'newest') return (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || last(a, b);
  // without a price both are Infinity, whose difference is NaN; `||` then uses the id
  if (sort === 'priceAsc') return (a, b) => cheapest(a) - cheapest(b) || last(a, b);
  if (sort === 'priceDesc') return (a, b) => dearest(b) - dearest(a) || last(a, b);
  if (sort === 'relevance' && q) return (a, b) => inTitle(b) - inTitle(a) || byQuality(a, b);
  return byQuality;
}
