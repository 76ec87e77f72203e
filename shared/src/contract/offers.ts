import { z } from 'zod';
import { limits } from '../limits.ts';
import { hasLink } from '../rules/text/links.ts';
import { oneLine } from '../rules/text/written.ts';
import { hour } from '../rules/time/durations.ts';
import { edits, version } from './edits.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, succeeded, success } from './fields.ts';
import { imageTooLarge, notAnImage } from './image-texts.ts';
import { plainRead } from './plain-read.ts';
import { photoIds } from './uploads.ts';

export const offerLimits = {
  /** letters of the title, on one line of a card */
  title: 80,
  /** offers of one provider, future ones included */
  inForce: 20,
  /** days from today */
  end: 365,
  listed: 50,
} as const;

export const offer = z.object({
  id: z.int(),
  provider_id: z.int(),
  provider_name: z.string(),
  /** the offer in a line; missing in older offers and cached responses */
  title: z.string().optional(),
  image_url: z.string(),
  card_url: z.string(),
  /** dates without a time of day; the last day counts whole, in local time */
  startDate: z.string(),
  endDate: z.string(),
  created_at: z.string(),
  /** whether the team hid the offer: only its owner then sees it (rule MOD-8) */
  is_hidden: z.boolean().optional(),
  version,
});
export type Offer = z.output<typeof offer>;

/** Kept as one line: it goes into mails and notices. */
const title = z
  .string('Tiene que ser un texto')
  .transform(oneLine)
  .pipe(z.string().max(offerLimits.title, `Puede tener hasta ${offerLimits.title} caracteres`))
  .refine((text) => !hasLink(text), 'No pongas enlaces ni direcciones como ejemplo.com.')
  .optional();

export const createOfferBody = z
  .object({
    title,
    startDate: z.iso.date('Elegí la fecha de inicio'),
    endDate: z.iso.date('Elegí la fecha de fin'),
  })
  .refine((body) => body.endDate >= body.startDate, {
    path: ['endDate'],
    message: 'La fecha de fin tiene que ser igual o posterior a la de inicio',
  });

/** The sent form: its image may be uploaded ahead. */
const sentOfferBody = createOfferBody.safeExtend({ photoIds });

export const offerFiles = {
  field: 'image',
  max: 1,
  maxBytes: limits.postImageBytes,
  tooMany: 'Una promoción lleva una sola imagen',
  tooLarge: imageTooLarge,
  notAnImage,
  required: 'Elegí una imagen',
  staged: true,
} as const;

/** An edit keeps the image unless another one comes along. */
export const editedOfferFiles = { ...offerFiles, required: undefined };

/** The fields of a promotion's form. */
export const editedOffer = edits('Esta promoción', offer, ['title', 'startDate', 'endDate', 'image_url']);

export const offers = {
  create: endpoint({
    method: 'POST',
    path: '/api/offers',
    auth: 'provider',
    summary: 'Crea una promoción con su imagen',
    body: sentOfferBody,
    files: offerFiles,
    response: succeeded({ offer }),
    status: 201,
    idempotent: true,
    phoneConfirmed: true,
    errors: ['requires_subscription', 'profile_incomplete', 'upload_refused', 'upload_missing', 'quota_exceeded'],
    limit: { max: 20, window: hour, by: 'account' },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/offers',
    auth: 'anyone',
    ...plainRead,
    summary: 'Promociones en vigencia, de todos o de un proveedor; su dueño ve también las que están por empezar',
    query: z.object({ providerId: id.optional() }),
    response: succeeded({ offers: z.array(offer) }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/offers/:id',
    auth: 'provider',
    summary: 'Cambia la oferta y las fechas de una promoción propia que no terminó, y su imagen si viene otra',
    params: idParams,
    body: sentOfferBody,
    files: editedOfferFiles,
    response: succeeded({ offer }),
    idempotent: true,
    edits: editedOffer,
    errors: ['not_found', 'forbidden', 'upload_refused', 'upload_missing'],
    limit: { max: 60, window: hour, by: 'account' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/offers/:id',
    auth: 'account',
    summary: 'Elimina una promoción propia',
    params: idParams,
    response: success,
    errors: ['not_found', 'forbidden'],
  }),
};
