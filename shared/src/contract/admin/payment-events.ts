import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, succeeded, success } from '../fields.ts';
import { settleBody } from './payments.ts';
import { filter, page, pageLimit, pagination, providerBrief } from './table.ts';

/** A webhook event of Mercado Pago that the server gave up, because it could not read or apply the subject. */
export const refusedEvent = z.object({
  id: z.int(),
  /** the kind of thing that changed at Mercado Pago: a subscription, a charge or a payment */
  topic: z.string(),
  /** its id at Mercado Pago */
  data_id: z.string(),
  attempts: z.int(),
  /** why the last attempt failed */
  outcome: z.string().nullable(),
  received_at: z.string(),
  /** what the team wrote when it settled it; null: it waits */
  settled_note: z.string().nullable(),
});
export type RefusedEvent = z.output<typeof refusedEvent>;

/** The subject of an event: its state here, and its state at Mercado Pago at this moment. */
const lookedAt = z.object({
  event: refusedEvent,
  /** null: nothing here has that id */
  subscription_id: z.int().nullable(),
  provider: providerBrief.nullable(),
  /** `missing`: Mercado Pago does not know the subject; `unavailable`: Mercado Pago did not respond */
  said: z.enum(['known', 'missing', 'unavailable']),
  /** in Mercado Pago's words */
  status: z.string().nullable(),
  /** pesos */
  amount: z.number().nullable(),
});

export const adminPaymentEvents = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/payment-events',
    auth: 'admin',
    summary: 'Notificaciones de Mercado Pago que no se pudieron aplicar, el último primero',
    query: z.object({ page, limit: pageLimit, state: filter(z.enum(['dead', 'settled'], 'Filtro inválido')) }),
    response: succeeded({ events: z.array(refusedEvent), pagination: z.object(pagination) }),
  }),
  look: endpoint({
    method: 'GET',
    path: '/api/admin/payment-events/:id',
    auth: 'admin',
    summary: 'De qué es una notificación: lo que hay en Tero, y lo que dice Mercado Pago ahora',
    params: idParams,
    response: succeeded(lookedAt.shape),
    errors: ['not_found'],
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/admin/payment-events/:id/apply',
    auth: 'admin',
    summary: 'Vuelve a aplicar una notificación',
    params: idParams,
    response: success,
    errors: ['not_found', 'changed_meanwhile', 'payments_unavailable'],
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/admin/payment-events/:id/settle',
    auth: 'admin',
    summary: 'Marca una notificación como resuelta, con una nota',
    params: idParams,
    body: settleBody,
    response: success,
    errors: ['not_found', 'changed_meanwhile'],
  }),
};
