import { z } from 'zod';
import { limits } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { succeeded } from './fields.ts';
import { plainRead } from './plain-read.ts';
import { usualPrice } from './usual-prices.ts';

const part = z.string().min(1, 'Zona inválida').max(limits.shortText, 'Zona inválida');
const category = z.string().min(1, 'Categoría inválida').max(limits.shortText, 'Categoría inválida');

/** A place with services of a category: the parts of its page's address, and the number of services based there. */
const offeredPlace = z.object({
  area: z.string(),
  department: z.string(),
  neighborhood: z.string().nullable(),
  count: z.int(),
});
export type OfferedPlace = z.output<typeof offeredPlace>;

/** A category in a place (rule FOUND-5). `near`: other places of its department, those with the most services first. */
export const placePage = z.object({
  category: z.object({ name: z.string(), slug: z.string() }),
  area: z.string(),
  department: z.string(),
  neighborhood: z.string().nullable(),
  total: z.int(),
  totalIsFloor: z.boolean(),
  usual: z.array(usualPrice),
  rating: z.number(),
  reviews_count: z.int(),
  near: z.array(offeredPlace),
});
export type PlacePage = z.output<typeof placePage>;

export const servicePlaces = {
  departments: endpoint({
    method: 'GET',
    path: '/api/categories/:category/places',
    auth: 'anyone',
    ...plainRead,
    summary: 'Departamentos donde hay servicios de una categoría, y su precio habitual en el país',
    params: z.object({ category }),
    response: succeeded({ places: z.array(offeredPlace), usual: z.array(usualPrice) }),
    errors: ['not_found'],
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/categories/:category/places/:department',
    auth: 'anyone',
    ...plainRead,
    summary:
      'Una categoría en un departamento, o en un barrio o localidad de él: cuántos, precio habitual, calificación',
    params: z.object({ category, department: part }),
    query: z.object({ neighborhood: part.optional() }),
    response: succeeded({ page: placePage }),
    errors: ['not_found'],
  }),
};
