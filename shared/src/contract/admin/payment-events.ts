import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { succeeded } from '../fields.ts';
import { page, pageLimit, pagination } from './table.ts';

/** A webhook event of Mercado Pago that we gave up: its subject could not be read or applied. */
export const refusedEvent = z.object({
  id: z.int(),
  /** the changed thing at Mercado Pago: a subscription, a charge, a payment */
  topic: z.string(),
  /** its id at Mercado Pago */
  data_id: z.string(),
  attempts: z.int(),
  /** why the last attempt failed */
  outcome: z.string().nullable(),
  received_at: z.string(),
});
export type RefusedEvent = z.output<typeof refusedEvent>;

export const adminPaymentEvents = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/payment-events',
    auth: 'admin',
    summary: 'Notificaciones de Mercado Pago que no se pudieron aplicar, el último primero',
    query: z.object({ page, limit: pageLimit }),
    response: succeeded({ events: z.array(refusedEvent), pagination: z.object(pagination) }),
  }),
};
