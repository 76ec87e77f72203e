import { coverageKeys } from '@tero/shared/rules/places/coverage';
import { durationMask, durationsOf } from '@tero/shared/rules/time/estimated-duration';
import { nextDayUntil } from '@tero/shared/rules/time/hours';
import { daysMask } from '@tero/shared/rules/time/schedule';
import type { Table } from '../../../db/schema/database.ts';

type Given = Pick<
  Table<'services'>,
  'price_type' | 'fixed_price' | 'min_price' | 'max_price' | 'estimated_duration' | 'coverage_area'
> & {
  hours_start?: string | null | undefined;
  hours_end?: string | null | undefined;
  available_days: readonly string[];
};

/**
 * The price of services without a price. It is beyond any real price, so that they come last in both orders (rule
 * SRCH-18).
 */
const lastWhenCheapFirst = 2_000_000_000;
const lastWhenDearFirst = -1;

/** Returns the columns that filters and sorting read, computed from the fields that the provider wrote. */
export function derivedColumns(service: Given) {
  const { low, high } = priceRange(service);
  const coverage = coverageKeys(service.coverage_area);
  const { hours_start: start, hours_end: end } = service;
  return {
    days_mask: daysMask(service.available_days),
    next_day_until: start && end ? nextDayUntil({ start, end }) : 0,
    duration_mask: durationMask(durationsOf(service.estimated_duration)),
    coverage_key: coverage.key,
    coverage_department: coverage.department,
    price_low: low,
    price_high: high,
    price_asc_key: low ?? lastWhenCheapFirst,
    price_desc_key: high ?? lastWhenDearFirst,
  };
}

function priceRange(service: Given) {
  const none = { low: null, high: null };
  if (service.price_type === 'fixed') {
    return service.fixed_price ? { low: service.fixed_price, high: service.fixed_price } : none;
  }
  const bounded = service.price_type === 'range' && service.min_price && service.max_price;
  return bounded ? { low: service.min_price, high: service.max_price } : none;
}
