import { z } from 'zod';
import { limits } from '../limits.ts';
import { paymentTypes, serviceTypes, sorts } from '../rules/services/choices.ts';
import { durations } from '../rules/time/estimated-duration.ts';
import { weekdays } from '../rules/time/schedule.ts';
import { numeric } from './loose.ts';
import { paperKind } from './papers.ts';

const dayList = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => (Array.isArray(given) ? given : given.replace(/[[\]"\s]/g, '').split(',')).filter(Boolean))
  .pipe(z.array(z.enum(weekdays, 'Día inválido')));

const price = numeric(z.number('Precio inválido').min(0, 'Precio inválido').max(limits.priceMax, 'Precio inválido'));
export const count = numeric(z.number('Límite inválido').int('Límite inválido').min(1, 'Límite inválido'));
export const pageNumber = numeric(
  z.number('Página inválida').int('Página inválida').min(1, 'Página inválida').max(limits.pageMax, 'Página inválida'),
).default(1);
/** A switch in an address. */
export const yes = z
  .enum(['1', 'true', '0', 'false'], 'Valor inválido')
  .transform((text) => text === '1' || text === 'true');

interface PriceSpan {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

/**
 * Tells whether a price span is in order. The end of the slider means any price (rule SRCH-12), so every minimum is
 * below it.
 */
function inOrder({ minPrice = 0, maxPrice = limits.priceFilterMax }: PriceSpan): boolean {
  return maxPrice >= limits.priceFilterMax || minPrice <= maxPrice;
}

/** The query of every listing call. The address of `/servicios` has the same names (rule SRCH-9). */
export const listingQuery = z
  .object({
    sort: z.enum(sorts, 'Orden inválido').optional(),
    page: pageNumber,
    limit: count.default(limits.pageSize).transform((count) => Math.min(count, limits.pageSizeMax)),
    minPrice: price.optional(),
    maxPrice: price.optional(),
    rating: numeric(z.number('Calificación inválida').min(0).max(5, 'Calificación inválida')).optional(),
    disponibleHoy: yes.optional(),
    serviceType: z.enum(['all', ...serviceTypes, 'ambos'], 'Modalidad inválida').optional(),
    paymentType: z.enum(['all', ...paymentTypes], 'Elegí cómo se cobra').optional(),
    availableDays: dayList.optional(),
    duration: z.enum(['all', ...durations], 'Duración inválida').optional(),
    coverageArea: z.string().max(limits.shortText, 'Zona inválida').optional(),
    /** finds only services of providers who have this paper in force (rule TRUST-69) */
    paper: paperKind.optional(),
  })
  .refine(inOrder, { path: ['maxPrice'], message: 'El precio máximo no puede ser menor que el mínimo' });
export type ListingQuery = z.output<typeof listingQuery>;
/** The filters alone, without sort and page. */
export type ListingFilters = Omit<ListingQuery, 'sort' | 'page' | 'limit'>;
