import { z } from 'zod';
import { limits } from '../limits.ts';
import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { succeeded, success } from './fields.ts';
import { notAnImage } from './image-texts.ts';
import { wordsOr } from './loose.ts';

const uploadId = z.uuid('Quitá esa foto y elegila de nuevo').transform((text) => text.toLowerCase());

/** Ids of images uploaded ahead, in display order: a list, JSON text or comma-separated text. */
export const photoIds = upTo(limits.serviceImages, 'No puedes agregar más de 5 imágenes en total');

/** The same, of another number. */
export function upTo(max: number, tooMany: string) {
  return wordsOr(z.array(uploadId).max(max, tooMany).default([]));
}

export const uploadFiles = {
  field: 'photo',
  max: 1,
  maxBytes: limits.serviceImageBytes,
  tooMany: 'Subí una imagen por vez',
  tooLarge: 'Algunas imágenes superan el límite de 15MB',
  notAnImage,
  required: 'Falta la imagen',
} as const;

/**
 * Uploads images one by one, ahead of their post, service or review, so that a broken connection loses one image and
 * not all. The phone makes the id: sending the same image again changes nothing. A job removes unused images after a
 * week.
 */
export const uploads = {
  put: endpoint({
    method: 'PUT',
    path: '/api/uploads/:uploadId',
    // administrators change services too, with accounts of any kind
    auth: 'account',
    summary:
      'Sube una imagen antes del servicio, la publicación, la promoción o la reseña que la lleva; repetirlo no cambia nada',
    params: z.object({ uploadId }),
    body: z.object({}),
    files: uploadFiles,
    response: succeeded({ upload: z.object({ id: z.string(), bytes: z.int() }) }),
    edits: { unversioned: 'the same id with other bytes is refused' },
    errors: [
      'forbidden',
      'requires_subscription',
      'profile_incomplete',
      'upload_refused',
      'key_reused',
      'quota_exceeded',
    ],
    limit: { max: 300, window: hour, by: 'account' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/uploads/:uploadId',
    auth: 'account',
    summary: 'Descarta una imagen propia que todavía no se usó; repetirlo no cambia nada',
    params: z.object({ uploadId }),
    response: success,
  }),
};
