import { z } from 'zod';
import { priceTypes } from '../../rules/services/choices.ts';
import { unlistedReasons } from '../../rules/services/unlisted.ts';
import { edits, version } from '../edits.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams, optionalText, requiredText, succeeded, success } from '../fields.ts';
import { anyway, blankAsMissing } from '../loose.ts';
import { serviceCard } from '../services.ts';
import { checkPrices, priceOf, serviceFields, serviceFiles } from '../services-publish.ts';
import { filter, providerBrief, sentFlag, tableQuery, tableReply, yesNo } from './table.ts';

/** A service in the table, active or not (rule ADM-17). Its whole form is in `GET /api/services/{id}`. */
export const adminService = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  provider_id: z.int(),
  provider: providerBrief,
  category_id: z.int(),
  category: z.string(),
  price_type: z.enum(priceTypes),
  fixed_price: z.number().nullable(),
  min_price: z.number().nullable(),
  max_price: z.number().nullable(),
  requires_custom_quote: z.boolean(),
  /** as displayed: '$1.800', '$100 - $200', 'A convenir' */
  price: z.string(),
  rating: z.number(),
  reviews_count: z.int(),
  is_active: z.boolean(),
  /** whether the public lists show it: the service and its category are active, and its provider is entitled */
  listed: z.boolean(),
  /** why people do not find it (rule ADM-121); empty: they do */
  unlisted: z.array(z.enum(unlistedReasons)),
  created_at: z.string(),
  version,
});
export type AdminService = z.output<typeof adminService>;

const { title, description, category, ...rest } = serviceFields;
const provider_id = blankAsMissing(id.or(z.undefined())).pipe(z.number('Elegí un proveedor'));

const optional = {
  ...rest,
  estimated_duration: optionalText(),
  coverage_area: optionalText(),
  service_type: rest.service_type.default('presencial'),
  /** without prices: 'A convenir' */
  requires_custom_quote: rest.requires_custom_quote,
};

/**
 * A new service needs title, description, category and provider; without a price it is a custom quote (rule ADM-15).
 */
export const createAdminServiceBody = z.object({ title, description, category, provider_id, ...optional }).check(
  anyway((body, ctx) => {
    const prices = [body.fixed_price, body.min_price, body.max_price];
    if (prices.some(priceOf)) checkPrices(body, ctx);
  }),
);

/** Missing fields do not change. A service cannot move to another provider. */
export const updateAdminServiceBody = z.object({
  title: title.optional(),
  description: description.optional(),
  category: category.optional(),
  price_type: z.enum(priceTypes, 'Elegí el tipo de precio').optional(),
  fixed_price: rest.fixed_price,
  min_price: rest.min_price,
  max_price: rest.max_price,
  requires_custom_quote: sentFlag.optional(),
  estimated_duration: requiredText('Elegí la duración estimada').optional(),
  coverage_area: requiredText('Elegí la zona de cobertura').optional(),
  is_active: sentFlag.optional(),
});

const query = tableQuery(['id', 'title', 'rating', 'created_at'], {
  is_active: yesNo,
  provider_id: filter(id),
  category_id: filter(id),
  /** in 'Otro trabajo', for the team to move (rule SRCH-23) */
  unsorted: yesNo,
});
const response = succeeded({ service: adminService });

export const edited = edits('Este servicio', adminService, [
  'title',
  'description',
  'category_id',
  'price_type',
  'fixed_price',
  'min_price',
  'max_price',
  'requires_custom_quote',
  'is_active',
]);

export const adminServices = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/services',
    auth: 'admin',
    summary: 'Servicios, activos o no, por páginas',
    query,
    response: tableReply('services', adminService),
  }),
  recent: endpoint({
    method: 'GET',
    path: '/api/admin/services/recent',
    auth: 'admin',
    summary: 'Los 50 servicios más nuevos como tarjetas, también los ocultos',
    response: succeeded({ services: z.array(serviceCard) }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/services.csv',
    auth: 'admin',
    confirmed: 'always',
    summary: 'Los mismos servicios como CSV',
    query,
    produces: 'text/csv',
    response: z.string(),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/services',
    auth: 'admin',
    summary: 'Crea un servicio de un proveedor, con sus fotos si las hay',
    body: createAdminServiceBody,
    files: serviceFiles,
    response,
    status: 201,
    idempotent: true,
    errors: ['not_found', 'upload_refused', 'upload_missing', 'quota_exceeded'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/services/:id',
    auth: 'admin',
    summary: 'Cambia un servicio',
    params: idParams,
    body: updateAdminServiceBody,
    response,
    edits: edited,
    errors: ['not_found'],
  }),
  setStatus: endpoint({
    method: 'PUT',
    path: '/api/admin/services/:id/status',
    auth: 'admin',
    summary: 'Activa o desactiva un servicio',
    params: idParams,
    body: z.object({ isActive: sentFlag }),
    edits: { unversioned: 'a switch: what was said last holds' },
    response: succeeded({ is_active: z.boolean(), listed: z.boolean() }),
    errors: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/services/:id',
    auth: 'admin',
    summary: 'Elimina un servicio',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
