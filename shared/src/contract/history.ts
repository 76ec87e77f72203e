import { z } from 'zod';
import { minute } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { happenedAt, id, pageToken, success } from './fields.ts';
import { pause } from './pauses.ts';

/**
 * A service that the account visited (`visited_at`) or whose provider it contacted (`contacted_at`); `id` is the
 * service's.
 */
export const historyItem = z.object({
  id: z.int(),
  title: z.string(),
  image: z.string().nullable(),
  category: z.string(),
  category_slug: z.string(),
  provider_id: z.int(),
  provider_name: z.string(),
  provider_image: z.string().nullable(),
  price: z.string(),
  is_available: z.boolean(),
  /** its provider is away until then (rule PAUSE-5) */
  pause: pause.optional(),
  visited_at: z.string().nullable(),
  contacted_at: z.string().nullable(),
});
export type HistoryItem = z.output<typeof historyItem>;

/** A provider that the account contacted directly: from its profile, or from a quote. */
export const contactedProvider = z.object({
  provider_id: z.int(),
  provider_name: z.string(),
  provider_image: z.string().nullable(),
  /** the trade, 'Electricista' */
  service: z.string().nullable(),
  contacted_at: z.string(),
  /** whether the last contact came from a quote; missing if it did not */
  from_quote: z.boolean().optional(),
});
export type ContactedProvider = z.output<typeof contactedProvider>;

export const history = {
  visited: endpoint({
    method: 'GET',
    path: '/api/history/visited',
    auth: 'account',
    summary: 'Servicios que visité, el último primero',
    response: z.array(historyItem),
  }),
  contacted: endpoint({
    method: 'GET',
    path: '/api/history/contacted',
    auth: 'account',
    summary: 'Servicios cuyo proveedor contacté, el último primero',
    response: z.array(historyItem),
  }),
  /** separate from the services, because old bundles take every item of that list for a service */
  contactedProviders: endpoint({
    method: 'GET',
    path: '/api/history/contacted-providers',
    auth: 'account',
    summary: 'Proveedores que contacté desde su perfil o un presupuesto, el último primero',
    response: z.array(contactedProvider),
  }),
  visit: endpoint({
    method: 'POST',
    path: '/api/history/visited',
    auth: 'account',
    summary: 'Anota una visita al detalle de un servicio ajeno',
    body: z.object({ service_id: id, page_token: pageToken, happened_at: happenedAt }),
    response: success,
    errors: ['not_found'],
    limit: { max: 120, window: minute, by: 'account' },
  }),
  /** sent from a service's page or a provider's profile, with one of the two ids (rule PHONE-60) */
  trackClick: endpoint({
    method: 'POST',
    path: '/api/metrics/track-click',
    auth: 'anyone',
    summary: 'Anota que se abrió un medio de contacto; con sesión queda en el historial',
    body: z
      .object({
        service_id: id.optional(),
        provider_id: id.optional(),
        click_type: z.enum(['whatsapp', 'phone', 'email'], 'Tipo de contacto inválido'),
        page_token: pageToken,
        happened_at: happenedAt,
        /** the own pedido that the chat was opened from (rule ASK-6) */
        inquiry_id: id.optional(),
        /** the chat with the provider was opened from a quote (rule QUOTE-23) */
        from_quote: z.boolean().optional(),
      })
      .refine((body) => (body.service_id === undefined) !== (body.provider_id === undefined), {
        path: ['service_id'],
        message: 'Falta decir desde qué servicio o perfil fue el contacto',
      }),
    response: success,
    errors: ['not_found'],
    limit: { max: 60, window: minute },
  }),
};
