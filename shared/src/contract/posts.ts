import { z } from 'zod';
import { limits } from '../limits.ts';
import { written } from '../rules/text/written.ts';
import { hour, minute } from '../rules/time/durations.ts';
import { edits, version } from './edits.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, pageToken, succeeded, success } from './fields.ts';
import { imageTooLarge, notAnImage } from './image-texts.ts';
import { listOf } from './loose.ts';
import { plainRead } from './plain-read.ts';
import { photoIds } from './uploads.ts';

const postImage = z.object({ id: z.int(), image_url: z.string(), card_url: z.string() });

export const post = z.object({
  id: z.int(),
  provider_id: z.int(),
  Provider: z.object({
    id: z.int(),
    name: z.string(),
    company_name: z.string().nullable(),
    profile_image: z.string().nullable(),
  }),
  /** the first line of the content (rule POST-5) */
  title: z.string(),
  content: z.string(),
  images: z.array(postImage),
  likes_count: z.int(),
  views_count: z.int(),
  /** whether the caller likes it */
  liked: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  /** whether the team hid the post: only its owner then sees it (rule MOD-8) */
  is_hidden: z.boolean().optional(),
  version,
  page_token: pageToken,
});
export type Post = z.output<typeof post>;

/** Accepts the text of a post (rule POST-2); `missing` differs between create and edit. */
const content = (missing: string) =>
  z
    .string(missing)
    .transform(written)
    .pipe(
      z
        .string()
        .min(1, missing)
        .min(limits.postMin, 'La descripción debe tener al menos 10 caracteres')
        .max(limits.postMax, 'La descripción no puede exceder 2000 caracteres'),
    );

export const createPostBody = z.object({ content: content('Agrega una descripción a tu publicación'), photoIds });

/** `existingImages`: URLs of images to keep; URLs of other posts' images are ignored. */
export const updatePostBody = z.object({
  content: content('La descripción es obligatoria'),
  existingImages: listOf(z.string().max(300)),
  photoIds,
});

export const postFiles = {
  field: 'images',
  max: limits.postImages,
  maxBytes: limits.postImageBytes,
  tooMany: 'Puedes agregar máximo 5 imágenes',
  tooLarge: imageTooLarge,
  notAnImage,
  staged: true,
} as const;

export const editedPostFiles = { ...postFiles, tooMany: 'Máximo 5 imágenes permitidas' };

/** The fields of a post's form. */
export const editedPost = edits('Esta publicación', post, ['content', 'images']);

const likes = succeeded({ liked: z.boolean(), likes_count: z.int() });

export const posts = {
  create: endpoint({
    method: 'POST',
    path: '/api/posts',
    auth: 'provider',
    forbidden: 'Debes iniciar sesión como proveedor para crear publicaciones',
    summary: 'Publica una novedad con hasta 5 imágenes',
    body: createPostBody,
    files: postFiles,
    response: succeeded({ post }),
    status: 201,
    idempotent: true,
    phoneConfirmed: true,
    errors: ['requires_subscription', 'profile_incomplete', 'upload_refused', 'upload_missing', 'quota_exceeded'],
    limit: { max: 20, window: hour, by: 'account' },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/posts/:id',
    auth: 'anyone',
    ...plainRead,
    // each reading counts
    cache: 'checked',
    summary: 'Una publicación; cuenta una vista de quien no es su dueño',
    params: idParams,
    response: succeeded({ post }),
    errors: ['not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/posts/:postId',
    auth: 'account',
    summary: 'Cambia una publicación propia',
    params: z.object({ postId: id }),
    body: updatePostBody,
    files: editedPostFiles,
    response: succeeded({ post }),
    idempotent: true,
    edits: editedPost,
    errors: ['not_found', 'forbidden', 'upload_refused', 'upload_missing', 'quota_exceeded'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/posts/:id',
    auth: 'account',
    summary: 'Elimina una publicación propia',
    params: idParams,
    response: success,
    errors: ['not_found', 'forbidden'],
  }),
  ofProvider: endpoint({
    method: 'GET',
    path: '/api/posts/provider/:id',
    auth: 'anyone',
    ...plainRead,
    summary: 'Publicaciones de un proveedor, la más nueva primero',
    params: idParams,
    response: succeeded({ posts: z.array(post) }),
  }),
  checkLike: endpoint({
    method: 'GET',
    path: '/api/posts/:id/like/check',
    auth: 'account',
    summary: 'Dice si me gusta una publicación',
    params: idParams,
    response: succeeded({ liked: z.boolean() }),
    errors: ['not_found'],
  }),
  /**
   * without `liked` the call toggles the like; with it the call sets the like, so that a repeat changes nothing (rule
   * POST-13)
   */
  like: endpoint({
    method: 'POST',
    path: '/api/posts/:id/like',
    auth: 'account',
    summary: 'Me gusta, o ya no',
    params: idParams,
    body: z.object({ liked: z.boolean().optional() }),
    response: likes,
    errors: ['not_found'],
    limit: { max: 60, window: minute, by: 'account' },
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/posts/:id/open',
    auth: 'anyone',
    summary: 'Cuenta que se abrió una publicación dentro de un perfil, una vez por persona y día',
    params: idParams,
    body: z.object({ page_token: pageToken }),
    response: success,
    errors: ['not_found'],
    limit: { max: 120, window: minute },
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/posts/:id/share',
    auth: 'anyone',
    summary: 'Cuenta que se copió el enlace, una vez por persona y día',
    params: idParams,
    body: z.object({ page_token: pageToken }),
    response: success,
    errors: ['not_found'],
    limit: { max: 60, window: minute },
  }),
};
