import { z } from 'zod';
import { limits } from '../../../limits.ts';
import { type BulkTab, bulkActs, bulkStates, bulkTabs } from '../../../rules/panel/bulk.ts';
import { endpoint } from '../../endpoint.ts';
import { id, idParams, optionalText, succeeded } from '../../fields.ts';

/** A batch: one action on many rows (rule ADM-130). The preview fixes its rows. */
export const bulkBatch = z.object({
  id: z.int(),
  tab: z.enum(Object.keys(bulkTabs) as [BulkTab, ...BulkTab[]]),
  act: z.enum(bulkActs),
  state: z.enum(bulkStates),
  /** the category that services move to */
  category: z.string().nullable(),
  /** how many rows the search and the filters found, and how many of these already have the wanted state */
  matched: z.int(),
  same: z.int(),
  /** rows of the batch, and the names of the first ones */
  total: z.int(),
  first: z.array(z.string()),
  left: z.int(),
  done: z.int(),
  /** rows that stay unchanged because somebody changed them after the preview, and the names of the first ones */
  changed: z.int(),
  changed_names: z.array(z.string()),
  gone: z.int(),
  /** undone rows, and rows that stayed because somebody changed them meanwhile */
  back: z.int(),
  kept: z.int(),
  /** milliseconds for which it can still be undone; 0: no more */
  undo_ms: z.int(),
});
export type BulkBatch = z.output<typeof bulkBatch>;

export const prepareBulkBody = z.object({
  tab: z.enum(Object.keys(bulkTabs) as [BulkTab, ...BulkTab[]], 'Lista inválida'),
  act: z.enum(bulkActs, 'Acción inválida'),
  /** the list's own query: its search and filters, or `ids` */
  query: z.record(z.string().max(40), z.string('Filtro inválido').max(limits.bulkQuery, 'Filtro inválido')),
  category_id: id.optional(),
  subject: optionalText(limits.contactSubject),
  message: optionalText(limits.bulkMessage),
});

const response = succeeded({ batch: bulkBatch });
const often = { max: 3000, window: 600_000, by: 'account' } as const;

export const adminBulk = {
  current: endpoint({
    method: 'GET',
    path: '/api/admin/bulk',
    auth: 'admin',
    summary: 'Mi último cambio en lote que está a medias o se puede deshacer',
    response: succeeded({ batch: bulkBatch.nullable() }),
  }),
  prepare: endpoint({
    method: 'POST',
    path: '/api/admin/bulk',
    auth: 'admin',
    summary: 'Prepara un cambio en lote: dice cuántas filas son y cuáles; no cambia nada',
    body: prepareBulkBody,
    response,
    status: 201,
    errors: ['quota_exceeded'],
    limit: { max: 200, window: 600_000, by: 'account' },
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/admin/bulk/:id/run',
    auth: 'admin',
    summary: 'Hace las próximas filas de un cambio en lote que no es un mensaje; repetir lo hecho no cambia nada',
    params: idParams,
    response,
    errors: ['not_found', 'changed_meanwhile'],
    limit: often,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/admin/bulk/:id/send',
    auth: 'admin',
    confirmed: 'always',
    summary: 'Manda un mensaje a muchas personas, después del tiempo para deshacerlo',
    params: idParams,
    response,
    errors: ['not_found', 'changed_meanwhile'],
    limit: { max: 30, window: 3_600_000, by: 'account' },
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admin/bulk/:id/undo',
    auth: 'admin',
    summary: 'Deshace las próximas filas de un cambio en lote',
    params: idParams,
    response,
    errors: ['not_found', 'changed_meanwhile'],
    limit: often,
  }),
};
