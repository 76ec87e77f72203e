import { z } from 'zod';
import { minute } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { id, succeeded, success } from './fields.ts';
import { pause } from './pauses.ts';
import { schedule } from './services.ts';

/** `original_price` is the price when it was added; both are null when the service states none. */
export const favorite = z.object({
  service_id: z.int(),
  title: z.string(),
  category: z.string(),
  category_slug: z.string(),
  provider_id: z.int(),
  provider_name: z.string(),
  provider_image: z.string().nullable(),
  provider_verified: z.boolean(),
  provider_reviewed: z.boolean(),
  image: z.string().nullable(),
  price: z.number().nullable(),
  price_label: z.string(),
  original_price: z.number().nullable(),
  rating: z.number(),
  reviews_count: z.int(),
  /** false while the page of the service is not there */
  is_available: z.boolean(),
  /** its provider is away until then (rule PAUSE-5) */
  pause: pause.optional(),
  schedule,
  created_at: z.string(),
});
export type Favorite = z.output<typeof favorite>;

export const favorites = {
  list: endpoint({
    method: 'GET',
    path: '/api/favorites',
    auth: 'account',
    summary: 'Mis favoritos, el último agregado primero',
    response: succeeded({ favorites: z.array(favorite) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/favorites',
    auth: 'account',
    summary: 'Agrega un favorito; repetirlo no cambia nada',
    body: z.object({ service_id: id }),
    response: success,
    errors: ['not_found', 'already_exists'],
    limit: { max: 60, window: minute, by: 'account' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/favorites/:serviceId',
    auth: 'account',
    summary: 'Quita un favorito; repetirlo no cambia nada',
    params: z.object({ serviceId: id }),
    response: success,
  }),
};
