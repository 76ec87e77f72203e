import { z } from 'zod';
import { limits } from '../../limits.ts';
import { edits, version } from '../edits.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, requiredText, succeeded, success } from '../fields.ts';
import { providerBrief, sentFlag, tableQuery, tableReply } from './table.ts';

/** A reply with the review it belongs to; the screen cuts the comment at 100 characters (rule ADM-19). */
export const adminResponse = z.object({
  id: z.int(),
  response_text: z.string(),
  is_public: z.boolean(),
  created_at: z.string(),
  version,
  provider: providerBrief,
  review: z.object({
    id: z.int(),
    comment: z.string().nullable(),
    rating: z.int(),
    user: z.object({ name: z.string() }),
    service: z.object({ id: z.int(), title: z.string() }),
  }),
});
export type AdminResponse = z.output<typeof adminResponse>;

/** Missing fields do not change. */
export const updateAdminResponseBody = z.object({
  response_text: requiredText('Escribí una respuesta', limits.replyText).optional(),
  is_public: sentFlag.optional(),
});

const query = tableQuery(['id', 'created_at'], {});

export const edited = edits('Esta respuesta', adminResponse, ['response_text', 'is_public']);

export const adminResponses = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/review-responses',
    auth: 'admin',
    summary: 'Respuestas a reseñas, por páginas',
    query: query,
    response: tableReply('responses', adminResponse),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/review-responses.csv',
    auth: 'admin',
    confirmed: 'always',
    summary: 'Las mismas respuestas como CSV',
    query: query,
    produces: 'text/csv',
    response: z.string(),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/review-responses/:id',
    auth: 'admin',
    summary: 'Cambia una respuesta, o si es pública',
    params: idParams,
    body: updateAdminResponseBody,
    response: succeeded({ response: adminResponse }),
    edits: edited,
    errors: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/review-responses/:id',
    auth: 'admin',
    summary: 'Elimina una respuesta',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
