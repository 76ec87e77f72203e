import { limits } from '@tero/shared/limits';
import { type PaperKind, paperKinds } from '@tero/shared/rules/papers';
import { country } from '@tero/shared/rules/places/coverage';
import { paymentTypes } from '@tero/shared/rules/services/choices';
import { beginning } from '@tero/shared/rules/text/letters';
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
  /** only services of providers who have this paper in force (rule TRUST-69) */
  paper?: PaperKind;
  /** for a search: the slug of the one category to look in; for other lists the path says it (rule SRCH-126) */
  category?: string;
}

/** Props of a filter panel: the chosen filters, and how to change them. */
export interface FilterProps {
  filters: Filters;
  onChange: (changes: Filters) => void;
}

/** Reads the one category in which a search looks. */
export function categoryOf(given: string | null): Pick<Filters, 'category'> {
  const key = beginning(slug(given ?? ''), limits.shortText);
  return key ? { category: key } : {};
}

/** Reads the filters of an address; invalid values are dropped. */
export function readFilters(search: URLSearchParams): Filters {
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
    paper: oneOf(paperKinds, search.get('paper')),
  });
}

/** Removes values that do not filter: the slider's ends, no days, the whole country. */
export function cleanFilters(given: Filters): Filters {
  const { minPrice = 0, maxPrice = limits.priceFilterMax, availableDays = [] } = given;
  const area = beginning(given.coverageArea?.trim() ?? '', limits.shortText);
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
    ...(given.paper && { paper: given.paper }),
  };
}

export function oneOf<V extends string>(values: readonly V[], text: string | null): V | undefined {
  return values.find((value) => value === text);
}

export function wholeNumber(text: string | null, min: number, max: number): number | undefined {
  if (!text || !/^\d{1,9}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}
