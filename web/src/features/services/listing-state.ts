import { limits } from '@tero/shared/limits';
import { country } from '@tero/shared/rules/places/coverage';
import { paymentTypes, type Sort, sorts } from '@tero/shared/rules/services/choices';
import { fold, slug } from '@tero/shared/rules/text/text';
import { type Duration, durations } from '@tero/shared/rules/time/estimated-duration';
import { type Weekday, weekdays } from '@tero/shared/rules/time/schedule';

export const servedHow = ['presencial', 'remoto'] as const;
export const ratingSteps = [5, 4, 3] as const;

/** State of the filters; an absent field does not filter. */
export interface Filters {
  minPrice?: number;
  maxPrice?: number;
  rating?: (typeof ratingSteps)[number];
  disponibleHoy?: true;
  serviceType?: (typeof servedHow)[number];
  paymentType?: (typeof paymentTypes)[number];
  availableDays?: readonly Weekday[];
  duration?: Duration;
  coverageArea?: string;
  /** of a search: slug of the one category to look in; of other lists the path says it (rule SRCH-126) */
  category?: string;
}

/** Props of a filter panel: the chosen filters, and how to change them. */
export interface FilterProps {
  filters: Filters;
  onChange: (changes: Filters) => void;
}

export interface ListingState {
  q: string;
  /** searches the words as they are typed, uncorrected */
  exact: boolean;
  sort: Sort;
  page: number;
  filters: Filters;
}

/** A category in a place, by the parts of its address (rule FOUND-5). */
export interface ListedPlace {
  category: string;
  department: string;
  neighborhood: string | undefined;
}

/** Returns the default order: relevance for a search. */
function defaultSort(q: string): Sort {
  return q ? 'relevance' : 'ratingDesc';
}

/** Reads the state from the address. Invalid values are dropped, so that they are never sent. */
export function readState(search: URLSearchParams, { searches }: { searches: boolean }): ListingState {
  const q = searches ? (search.get('q') ?? '').trim().slice(0, limits.searchText - 2) : '';
  const sort = oneOf(sorts, search.get('sort'));
  return {
    q,
    exact: q !== '' && search.get('exact') === '1',
    sort: sort && (q || sort !== 'relevance') ? sort : defaultSort(q),
    page: pageOf(search.get('page')),
    filters: { ...readFilters(search), ...(q && categoryOf(search.get('category'))) },
  };
}

/** Reads a page of an address. */
export function pageOf(text: string | null): number {
  return wholeNumber(text, 1, limits.pageMax) ?? 1;
}

function categoryOf(given: string | null): Pick<Filters, 'category'> {
  const key = slug(given ?? '').slice(0, limits.shortText);
  return key ? { category: key } : {};
}

function readFilters(search: URLSearchParams): Filters {
  const rating = wholeNumber(search.get('rating'), 1, 5);
  const today = search.get('disponibleHoy');
  const days = (search.get('availableDays') ?? '').split(',').map(fold);
  return cleanFilters({
    minPrice: wholeNumber(search.get('minPrice'), 0, limits.priceFilterMax),
    maxPrice: wholeNumber(search.get('maxPrice'), 0, limits.priceFilterMax),
    rating: ratingSteps.find((step) => step === rating),
    disponibleHoy: today === '1' || today === 'true' ? true : undefined,
    serviceType: oneOf(servedHow, search.get('serviceType')),
    paymentType: oneOf(paymentTypes, search.get('paymentType')),
    availableDays: weekdays.filter((day) => days.includes(day)),
    duration: oneOf(durations, search.get('duration')),
    coverageArea: search.get('coverageArea') ?? undefined,
  });
}

/** Removes values that do not filter: the slider's ends, no days, the whole country. */
export function cleanFilters(given: Filters): Filters {
  const { minPrice = 0, maxPrice = limits.priceFilterMax, availableDays = [] } = given;
  const area = given.coverageArea?.trim().slice(0, limits.shortText) ?? '';
  const bounded = minPrice <= maxPrice;
  return {
    ...(bounded && minPrice > 0 && { minPrice }),
    ...(bounded && maxPrice < limits.priceFilterMax && { maxPrice }),
    ...(given.rating && { rating: given.rating }),
    ...(given.disponibleHoy && { disponibleHoy: true }),
    ...(given.serviceType && { serviceType: given.serviceType }),
    ...(given.paymentType && { paymentType: given.paymentType }),
    ...(availableDays.length > 0 && { availableDays }),
    ...(given.duration && { duration: given.duration }),
    ...(given.category && { category: given.category }),
    ...(area && fold(area) !== fold(country) && { coverageArea: area }),
  };
}

/** Returns the query of the address for a state, without defaults. */
export function searchFrom({ q, exact, sort, page, filters }: ListingState): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (q && exact) search.set('exact', '1');
  for (const [name, value] of Object.entries(cleanFilters(filters))) {
    search.set(name, Array.isArray(value) ? value.join(',') : value === true ? '1' : String(value));
  }
  if (sort !== defaultSort(q)) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  return search.size ? `?${search.toString().replaceAll('%2C', ',')}` : '';
}

function oneOf<V extends string>(values: readonly V[], text: string | null): V | undefined {
  return values.find((value) => value === text);
}

function wholeNumber(text: string | null, min: number, max: number): number | undefined {
  if (!text || !/^\d{1,9}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}
