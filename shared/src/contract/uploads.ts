import { z } from 'zod';
import { limits } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { answer, success } from './fields.ts';

const uploadId = z.uuid('Identificador de imagen inválido').transform((text) => text.toLowerCase());

/** Photos that were uploaded before, in the order in which they are to be shown: a list, JSON text or comma text. */
export const photoIds = z.preprocess(
  (given) => (typeof given === 'string' ? given.split(/[\s",[\]]+/).filter(Boolean) : given),
  z.array(uploadId).max(limits.serviceImages, 'No puedes agregar más de 5 imágenes en total').default([]),
);

export const uploadFiles = {
  field: 'photo',
  max: 1,
  maxBytes: limits.serviceImageBytes,
  tooMany: 'Subí una imagen por vez',
  tooLarge: 'Algunas imágenes superan el límite de 15MB',
  notAnImage: 'El archivo {file} no es una imagen válida',
  required: 'Falta la imagen',
} as const;

/**
 * Photos one a call, before what they belong to: a connection that breaks loses one photo and not all. The id is the
 * phone's: the same photo sent again changes nothing. What no post or service takes is removed after a week.
 */
export const uploads = {
  put: endpoint({
    method: 'PUT',
    path: '/api/uploads/:uploadId',
    // administrators change services too, whatever kind of account they have
    auth: 'account',
    summary: 'Sube una imagen antes de la publicación o el servicio que la lleva; repetirlo no cambia nada',
    params: z.object({ uploadId }),
    body: z.object({}),
    files: uploadFiles,
    reply: answer({ upload: z.object({ id: z.string(), bytes: z.int() }) }),
    errors: ['requires_subscription', 'profile_incomplete', 'upload_refused', 'key_reused', 'quota_exceeded'],
    limit: { max: 300, window: 3_600_000, by: 'account' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/uploads/:uploadId',
    auth: 'account',
    summary: 'Descarta una imagen propia que todavía no se usó; repetirlo no cambia nada',
    params: z.object({ uploadId }),
    reply: success,
  }),
};
