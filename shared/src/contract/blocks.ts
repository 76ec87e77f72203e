import { z } from 'zod';
import { blockOrigins } from '../rules/safety/blocks.ts';
import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, inquiryLink, succeeded, success } from './fields.ts';

/** The facts that a provider may know about a person who asks it (rule TRUST-83). */
export const asker = z.object({
  /** the month of the account, `YYYY-MM` */
  since: z.string(),
  /** a code proved that the account's phone is its own */
  phone_confirmed: z.boolean(),
  /** how many quotes of Tero the account has accepted, of anybody */
  quotes_accepted: z.int(),
});
export type Asker = z.output<typeof asker>;

/** A person whom the caller has blocked, identified by the origin of the block. */
const block = z.object({
  id: z.int(),
  origin: z.enum(blockOrigins),
  /** the account that saw the phone, the pedido or the review */
  origin_id: z.int(),
  /** the name that the origin shows; null: it shows no name, or the origin is gone */
  name: z.string().nullable(),
  /** the pedido, or the service of the review; null: gone */
  about: z.string().nullable(),
  created_at: z.string(),
});
export type Block = z.output<typeof block>;

export const blocks = {
  list: endpoint({
    method: 'GET',
    path: '/api/provider/blocks',
    auth: 'provider',
    summary: 'A quiénes bloqueé, lo último primero',
    response: succeeded({ blocks: z.array(block) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/provider/blocks',
    auth: 'provider',
    summary:
      'Bloquea a quien vio mi teléfono, me hizo un pedido o me dejó una reseña; repetirlo no cambia nada. Nadie se lo dice',
    body: z.object({
      origin: z.enum(blockOrigins, 'Eso no se puede bloquear'),
      id,
      /** for a pedido: the token of its link, which only people with the link have */
      link_token: inquiryLink.optional(),
    }),
    response: succeeded({ block }),
    status: 201,
    errors: ['not_found', 'quota_exceeded'],
    limit: { max: 60, window: hour, by: 'account' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/provider/blocks/:id',
    auth: 'provider',
    summary: 'Desbloquea a una persona',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
