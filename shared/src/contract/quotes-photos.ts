import { z } from 'zod';
import { limits } from '../limits.ts';
import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { id, succeeded, success } from './fields.ts';
import { notAnImage, photoTooLarge } from './image-texts.ts';
import { unseenPhoto } from './inquiries.ts';
import { blankAsMissing } from './loose.ts';
import { plainRead } from './plain-read.ts';
import { link } from './quotes.ts';
import { quoteSides, textedCode } from './quotes-cita.ts';
import { upTo } from './uploads.ts';

/** What a photo of a work shows it before, or once it is done. */
export const photoStages = ['before', 'after'] as const;
export type PhotoStage = (typeof photoStages)[number];

/** A photo of a work that is done (rule QUOTE-58). `is_own`: the caller added it, and may remove it. */
const quotePhoto = unseenPhoto.extend({
  id: z.int(),
  stage: z.enum(photoStages),
  side: z.enum(quoteSides),
  is_own: z.boolean(),
  /** for the two alone: when the client let the provider show it (rule QUOTE-59) */
  show_agreed_at: z.string().nullable().optional(),
});
export type QuotePhoto = z.output<typeof quotePhoto>;

const tooMany = `Podés agregar hasta ${limits.quotePhotos} fotos de un trabajo`;

export const quotePhotoFiles = {
  field: 'photos',
  max: limits.quotePhotos,
  maxBytes: limits.postImageBytes,
  tooMany,
  tooLarge: photoTooLarge,
  notAnImage,
  required: 'Elegí al menos una foto',
  staged: true,
} as const;

export const quotePhotosBody = z.object({ stage: z.enum(photoStages, 'Elegí si son de antes o de después') });

/** The photos that the client lets the provider show, of those that it sees, in place of those before. */
export const showPhotosBody = z.object({
  photo_ids: z.array(id, 'Elegí las fotos').max(2 * limits.quotePhotos, 'Son demasiadas fotos'),
  /** the code of a client who is not signed in (rule CITA-3) */
  code: blankAsMissing(textedCode.optional()),
});

const read = succeeded({ photos: z.array(quotePhoto) });

/** The photos of a work, by the quote's link. */
export const quotePhotos = {
  list: endpoint({
    method: 'GET',
    path: '/api/quotes/link/:token/photos',
    auth: 'anyone',
    limit: plainRead.limit,
    // each reads which ones are their own
    cache: 'never',
    summary: 'Las fotos de un trabajo hecho, para quien tiene el enlace del presupuesto',
    params: link,
    response: read,
    errors: ['not_found'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/quotes/link/:token/photos',
    auth: 'account',
    summary: 'Agrega fotos de antes o de después, desde que el trabajo está hecho y por 30 días',
    params: link,
    body: quotePhotosBody.extend({ photoIds: upTo(limits.quotePhotos, tooMany) }),
    files: quotePhotoFiles,
    response: succeeded({ ids: z.array(z.int()) }),
    status: 201,
    idempotent: true,
    errors: ['forbidden', 'not_found', 'quote_closed', 'quota_exceeded', 'upload_refused', 'upload_missing'],
    limit: { max: 30, window: hour, by: 'account' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/quotes/link/:token/photos/:photoId',
    auth: 'account',
    summary: 'Elimina una foto de un trabajo, que agregó quien llama',
    params: link.extend({ photoId: id }),
    response: success,
    errors: ['not_found'],
    limit: { max: 60, window: hour, by: 'account' },
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/quotes/link/:token/photos/show',
    auth: 'anyone',
    summary: 'Dice qué fotos del trabajo deja mostrar quien aceptó el presupuesto; vale lo último que se dijo',
    params: link,
    body: showPhotosBody,
    response: read,
    errors: ['forbidden', 'not_found', 'quote_closed'],
    limit: { max: 60, window: hour },
  }),
  askShowCode: endpoint({
    method: 'POST',
    path: '/api/quotes/link/:token/photos/show/code',
    auth: 'anyone',
    summary: 'Manda un código por SMS al celular que aceptó el presupuesto, para decir si se pueden mostrar las fotos',
    params: link,
    response: success,
    errors: ['forbidden', 'not_found', 'quote_closed', 'texts_unavailable', 'code_too_soon'],
    limit: { max: 20, window: hour },
  }),
};
