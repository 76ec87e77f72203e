import { z } from 'zod';
import { limits } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { plainRead } from './plain-read.ts';

/**
 * A category of the tree (rule SRCH-23), with its group. `icon` is a Font Awesome class, as the admin form gives it.
 */
export const category = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  icon: z.string().nullable(),
  group: z.string(),
  group_id: z.int(),
  services_count: z.int(),
});
export type Category = z.output<typeof category>;

/** With a place, `services_count` counts the services for that place (rule SRCH-125). */
const query = z.object({ coverageArea: z.string().max(limits.shortText, 'Zona inválida').optional() });

export const categories = {
  /** returns a list of id and name */
  list: endpoint({
    method: 'GET',
    path: '/api/service_category',
    auth: 'anyone',
    ...plainRead,
    summary: 'Categorías activas, en el orden del árbol, con sus servicios en todo el país o en una zona',
    query,
    response: z.array(category),
  }),
  listAll: endpoint({
    method: 'GET',
    path: '/api/categories',
    auth: 'anyone',
    ...plainRead,
    summary: 'Lo mismo que /api/service_category',
    query,
    response: z.array(category),
  }),
};
