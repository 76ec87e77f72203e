import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, success } from '../fields.ts';
import { tableQuery, tableReply, yesNo } from './table.ts';

/** An address of the newsletter; `confirmed_at` null: its owner has not confirmed yet. */
export const adminSubscriber = z.object({
  id: z.int(),
  email: z.string(),
  /** the version of the text that was accepted, and when */
  consent: z.string(),
  consented_at: z.string(),
  confirmed_at: z.string().nullable(),
});
export type AdminSubscriber = z.output<typeof adminSubscriber>;

const query = tableQuery(['id', 'email', 'consented_at'], { confirmed: yesNo });

export const adminNewsletter = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/newsletter',
    auth: 'admin',
    summary: 'Direcciones del boletín, por páginas',
    query,
    response: tableReply('subscribers', adminSubscriber),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/newsletter.csv',
    auth: 'admin',
    confirmed: 'always',
    summary: 'Las direcciones confirmadas como CSV, con el enlace de baja de cada una',
    query,
    produces: 'text/csv',
    response: z.string(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/newsletter/:id',
    auth: 'admin',
    summary: 'Borra una dirección del boletín',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
