import type { Filters } from '../../filters.ts';
import type { ActiveFilter } from './filter-words.ts';

/** Tabs of the filters, in their order (rule SRCH-17), and the fields of the state that each one holds. */
export const filterTabs = [
  { value: 'price', label: 'Precio', fields: ['minPrice', 'maxPrice'] },
  { value: 'rating', label: 'Calificación', fields: ['rating'] },
  { value: 'serviceType', label: 'Modalidad', fields: ['serviceType'] },
  { value: 'paymentType', label: 'Cobro', fields: ['paymentType'] },
  { value: 'availableDays', label: 'Días', fields: ['disponibleHoy', 'availableDays'] },
  { value: 'duration', label: 'Duración', fields: ['duration'] },
  { value: 'coverageArea', label: 'Zona', fields: ['coverageArea'] },
  { value: 'paper', label: 'Papeles', fields: ['paper'] },
] as const satisfies readonly { value: string; label: string; fields: readonly (keyof Filters)[] }[];

export type FilterTab = (typeof filterTabs)[number]['value'];

/** The tab that an active filter was chosen in; the category of a search has none. */
export function tabOf({ key }: Pick<ActiveFilter, 'key'>): FilterTab | undefined {
  const chosen: readonly string[] = key.split(',');
  return filterTabs.find(({ fields }) => fields.some((field) => chosen.includes(field)))?.value;
}
