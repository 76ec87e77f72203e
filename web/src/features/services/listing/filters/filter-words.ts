import { limits } from '@tero/shared/limits';
import { serviceTypeLabels } from '@tero/shared/rules/labels';
import { formatPesos } from '@tero/shared/rules/money/money';
import { paymentTypeLabel } from '@tero/shared/rules/money/price';
import { paperLabels } from '@tero/shared/rules/papers';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import type { Sort } from '@tero/shared/rules/services/choices';
import { wholeNumber } from '@tero/shared/rules/text/whole-number';
import { weekdayLabels } from '@tero/shared/rules/time/schedule';
import type { Filters } from '../../filters.ts';

export const sortLabels: Record<Sort, string> = {
  ratingDesc: 'Mejor calificados',
  priceAsc: 'Menor precio',
  priceDesc: 'Mayor precio',
  newest: 'Más recientes',
  relevance: 'Más relevantes',
};

/** Labels of the rating filter (rule SRCH-13). */
export const ratingLabels = { 5: 'Excelente', 4: 'Muy bueno', 3: 'Bueno' } as const;

export interface ActiveFilter {
  /** its fields */
  key: string;
  label: string;
  /** for several values: their name, and how many */
  short?: string;
  count?: number;
  /** the filters without this one */
  without: Filters;
}

/** Returns the active filters in words; a price range is one, and so are the days. `category`: its name, when known. */
export function activeFilters(filters: Filters, category = filters.category): ActiveFilter[] {
  const { minPrice, maxPrice, rating, serviceType, paymentType, availableDays, duration, coverageArea } = filters;
  const found: ActiveFilter[] = [];
  function add(label: string, ...fields: (keyof Filters)[]): ActiveFilter {
    const kept = Object.entries(filters).filter(([name]) => !fields.includes(name as keyof Filters));
    const filter = { key: fields.join(), label, without: Object.fromEntries(kept) };
    found.push(filter);
    return filter;
  }
  if (minPrice !== undefined || maxPrice !== undefined) add(priceWords(minPrice, maxPrice), 'minPrice', 'maxPrice');
  if (rating) add(`${ratingLabels[rating]}${rating === 5 ? '' : ' o mejor'}`, 'rating');
  if (serviceType) add(serviceTypeLabels[serviceType], 'serviceType');
  if (paymentType) add(paymentTypeLabel(paymentType), 'paymentType');
  if (filters.disponibleHoy) add('Disponible hoy', 'disponibleHoy');
  if (availableDays?.length) {
    const days = add(availableDays.map((day) => weekdayLabels[day]).join(', '), 'availableDays');
    if (availableDays.length > 1) Object.assign(days, { short: 'Días', count: availableDays.length });
  }
  if (duration) add(`Duración ${duration}`, 'duration');
  if (filters.category) add(category ?? '', 'category');
  if (coverageArea) add(placeLabel(coverageArea), 'coverageArea');
  if (filters.paper) add(`Con ${paperLabels[filters.paper]}`, 'paper');
  return found;
}

/** Formats a price range: 'Hasta $1.000', 'Desde $500', '$500 - $1.000', 'Cualquier precio'. */
export function priceWords(minPrice = 0, maxPrice: number = limits.priceFilterMax): string {
  const open = maxPrice >= limits.priceFilterMax;
  if (minPrice === 0) return open ? 'Cualquier precio' : `Hasta ${formatPesos(maxPrice)}`;
  return open ? `Desde ${formatPesos(minPrice)}` : `${formatPesos(minPrice)} - ${formatPesos(maxPrice)}`;
}

export function countWords(total: number, isFloor: boolean): string {
  if (total === 1 && !isFloor) return '1 servicio';
  return `${isFloor && total > 0 ? 'Más de ' : ''}${wholeNumber(total)} servicios`;
}
