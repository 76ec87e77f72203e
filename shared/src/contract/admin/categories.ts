import { z } from 'zod';
import { limits } from '../../limits.ts';
import { edits, version } from '../edits.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams, optionalText, requiredText, succeeded, success } from '../fields.ts';
import { sentFlag, tableQuery, tableReply } from './table.ts';

/** A category, active or not. Without `group_id` it is a group, whose categories hold the services. */
export const adminCategory = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  icon: z.string().nullable(),
  is_active: z.boolean(),
  group_id: z.int().nullable(),
  group: z.string().nullable(),
  /** the services that are not deleted, active or not; for a group, the services of its categories */
  services_count: z.int(),
  /** how many of these services people see now; disabling the category hides them */
  listed_count: z.int(),
  created_at: z.string(),
  version,
});
export type AdminCategory = z.output<typeof adminCategory>;

/** Accepts a Font Awesome class, such as `fa-tools` or `fas fa-tools`; nothing else may reach a page's markup. */
const icon = z
  .string('El ícono no es válido')
  .nullish()
  .transform((text) => text?.trim().replace(/^fa[srlbd]?\s+/, '') || null)
  .pipe(
    z
      .string()
      .regex(/^fa-[a-z0-9-]{1,40}$/, 'El ícono tiene que ser una clase como fa-tools')
      .nullable(),
  );

const name = requiredText('El nombre es requerido', limits.nameMax).pipe(
  z.string().regex(/[\p{L}\p{N}]/u, 'El nombre tiene que llevar letras'),
);
const group = z.union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), id]).optional();

/**
 * Without `group_id` the category joins the group 'Otros servicios', which the server creates when it is first needed.
 */
export const createCategoryBody = z.object({
  name,
  description: optionalText(500),
  icon,
  is_active: sentFlag.default(true),
  group_id: group,
  /** it holds categories, and belongs to no group */
  is_group: sentFlag.default(false),
});

/** Missing fields do not change. */
export const updateCategoryBody = z.object({
  name: name.optional(),
  description: optionalText(500).optional(),
  icon: icon.optional(),
  is_active: sentFlag.optional(),
  group_id: group,
});

const query = tableQuery(['id', 'name', 'created_at'], {});
const response = succeeded({ category: adminCategory });
const createCall = {
  method: 'POST',
  auth: 'admin',
  body: createCategoryBody,
  response,
  status: 201,
  errors: ['already_exists'],
} as const;

export const edited = edits('Esta categoría', adminCategory, ['name', 'description', 'icon', 'is_active', 'group_id']);

export const adminCategories = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/categories',
    auth: 'admin',
    summary: 'Categorías y grupos, activos o no',
    query,
    response: tableReply('categories', adminCategory),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/categories.csv',
    auth: 'admin',
    summary: 'Las mismas categorías como CSV',
    query,
    produces: 'text/csv',
    response: z.string(),
  }),
  createAgain: endpoint({
    ...createCall,
    path: '/api/admin/categories/admin',
    summary: 'Crea una categoría; la misma llamada con otra dirección',
  }),
  create: endpoint({ ...createCall, path: '/api/admin/categories', summary: 'Crea una categoría' }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/categories/:id',
    auth: 'admin',
    summary: 'Cambia una categoría; apagada, esconde sus servicios',
    params: idParams,
    body: updateCategoryBody,
    response,
    edits: edited,
    errors: ['not_found', 'already_exists', 'in_use'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/categories/:id',
    auth: 'admin',
    summary: 'Elimina una categoría; mientras tenga servicios no se puede, y se puede desactivar',
    params: idParams,
    response: success,
    errors: ['not_found', 'in_use'],
  }),
};
