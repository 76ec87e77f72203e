import { z } from 'zod';
import { limits } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { succeeded } from './fields.ts';
import { plainRead } from './plain-read.ts';

/**
 * The range that holds the middle half of the providers' prices, and their median, in pesos; `area`: a department or
 * Uruguay.
 */
export const usualPrice = z.object({
  payment_type: z.enum(['por_hora', 'por_trabajo']),
  area: z.string(),
  low: z.number(),
  middle: z.number(),
  high: z.number(),
});
export type UsualPrice = z.output<typeof usualPrice>;

export const usualPrices = {
  ofCategory: endpoint({
    method: 'GET',
    path: '/api/categories/:category/usual-prices',
    auth: 'anyone',
    ...plainRead,
    summary: 'Precio habitual de una categoría en un departamento, o en el país: uno por forma de pago',
    params: z.object({
      category: z.string().min(1, 'Categoría inválida').max(limits.shortText, 'Categoría inválida'),
    }),
    /** a coverage area: its department is what counts */
    query: z.object({ area: z.string().max(limits.shortText, 'Zona inválida').default('') }),
    response: succeeded({ prices: z.array(usualPrice) }),
  }),
};
