import { z } from 'zod';
import { limits } from '../limits.ts';
import { paymentTypes, priceTypes, serviceTypes, tiers } from '../rules/services/choices.ts';
import { weekdays } from '../rules/time/schedule.ts';
import { version } from './edits.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, pageToken, phoneWithheld, punctual, responseTime, succeeded, success } from './fields.ts';
import { count, listingQuery, pageNumber, yes } from './listing-query.ts';
import { shownPaper } from './papers.ts';
import { pause } from './pauses.ts';
import { plainRead } from './plain-read.ts';
import { correction, related, suggestion, understood, why } from './search.ts';

/** `image_url` is 1200 pixels wide, `card_url` 480 and `thumb_url` 160. All are WebP. */
export const serviceImage = z.object({
  id: z.int(),
  image_url: z.string(),
  card_url: z.string(),
  thumb_url: z.string(),
  is_main: z.boolean(),
});

/** The schedule of a listed service, in the form of `availabilityAt` (rule TIME-8); missing: its days are unknown. */
export const schedule = z
  .object({ days: z.int(), start: z.string().optional(), end: z.string().optional() })
  .optional();

const summary = {
  id: z.int(),
  title: z.string(),
  category: z.string(),
  category_id: z.int(),
  category_slug: z.string(),
  provider_id: z.int(),
  provider_name: z.string(),
  /** 96 px, null without one */
  provider_image: z.string().nullable(),
  /** whether the team has approved the provider (rule PROV-50) */
  provider_verified: z.boolean(),
  provider_reviewed: z.boolean(),
  images: z.array(serviceImage),
  price_type: z.enum(priceTypes),
  fixed_price: z.number().nullable(),
  min_price: z.number().nullable(),
  max_price: z.number().nullable(),
  /** the lowest price in pesos, null without one */
  price: z.number().nullable(),
  requires_custom_quote: z.boolean(),
  payment_type: z.enum(paymentTypes),
  service_type: z.enum(serviceTypes),
  coverage_area: z.string(),
  service_status: z.enum(tiers),
  is_active: z.boolean(),
  rating: z.number(),
  reviews_count: z.int(),
  created_at: z.string(),
  /** whether its price is in the usual range (rule PRICE-5); missing: it is not, or the range is unknown */
  is_usual: z.literal(true).optional(),
  schedule,
};

/**
 * A service in a list, with its main image only. `quality` orders searches. Only cards that a search found have `why`.
 */
export const serviceCard = z.object({ ...summary, quality: z.int().optional(), why: why.optional() });
export type ServiceCard = z.output<typeof serviceCard>;

/**
 * The time since which an enabled service is hidden because the subscription ended. It is null for everybody except the
 * owner and administrators.
 */
const expired_at = z.string().nullable();

/** Whether the team hid the service: only the owner and administrators then see it (rule MOD-8). */
const is_hidden = z.boolean().optional();

/** A service among those of its provider. */
export const providerService = serviceCard.extend({
  listed: z.boolean(),
  expired_at,
  is_hidden,
  pause: pause.optional(),
});
export type ProviderService = z.output<typeof providerService>;

/** The provider of a service; `phone` and `email` are null for callers who may not see them (PHONE-4 to PHONE-12). */
export const serviceProvider = z.object({
  id: z.int(),
  name: z.string(),
  company_name: z.string().nullable(),
  phone: z.string().nullable(),
  /** a second number for calls, given with the phone; missing: none */
  call_phone: z.string().optional(),
  phone_withheld: phoneWithheld,
  email: z.string().nullable(),
  profile_image: z.string().nullable(),
  specialty: z.string().nullable(),
  description: z.string().nullable(),
  is_verified: z.boolean(),
  is_reviewed: z.boolean(),
  /** the papers of its public profile */
  papers: z.array(shownPaper).optional(),
  rating: z.number(),
  review_count: z.int(),
  response_time: responseTime,
  punctual,
  created_at: z.string(),
});

export const service = z.object({
  ...summary,
  description: z.string(),
  provider: serviceProvider,
  estimated_duration: z.string(),
  available_hours: z.object({ start: z.string(), end: z.string() }).nullable(),
  available_days: z.array(z.enum(weekdays)),
  client_requirements: z.string().nullable(),
  additional_notes: z.string().nullable(),
  /**
   * false when it or its category is off, or its provider is not entitled (then only its owner sees it), and in a pause
   */
  listed: z.boolean(),
  /** its provider is away until then: no list has the service, but everybody can open it here (rule PAUSE-4) */
  pause: pause.optional(),
  expired_at,
  is_hidden,
  updated_at: z.string(),
  version,
  page_token: pageToken,
});
export type Service = z.output<typeof service>;

/** Accepts one value, repeated values, a JSON list or comma-separated text. */
const searchText = z.string().max(limits.searchText, `La búsqueda admite hasta ${limits.searchText} caracteres`);

/** `total` is exact unless `totalIsFloor` is true: a filtered list is counted up to a cap. */
export const listing = succeeded({
  services: z.array(serviceCard),
  total: z.int(),
  totalIsFloor: z.boolean(),
  page: z.int(),
  totalPages: z.int(),
  /** only for searches */
  understood: understood.optional(),
  correction: correction.optional(),
  related: related.optional(),
});
export type Listing = z.output<typeof listing>;

const read = { method: 'GET', auth: 'anyone', ...plainRead } as const;

export const services = {
  list: endpoint({
    ...read,
    path: '/api/services',
    summary: 'Servicios publicados, con filtros, orden y página',
    query: listingQuery,
    response: listing,
  }),
  byCategory: endpoint({
    ...read,
    path: '/api/services/category/:name',
    summary: 'Servicios de una categoría, un grupo o un alias; con serviceId, los 3 similares',
    params: z.object({ name: z.string().min(1, 'Categoría inválida').max(limits.shortText, 'Categoría inválida') }),
    query: listingQuery.safeExtend({ serviceId: id.optional() }),
    response: listing.extend({ category: z.string().nullable() }),
  }),
  search: endpoint({
    ...read,
    path: '/api/search/services',
    summary: 'Busca servicios por texto y zona',
    /** `exact` takes the words as typed; `category` finds only services of that category (rule SRCH-126) */
    query: listingQuery.safeExtend({
      q: searchText.default(''),
      exact: yes.optional(),
      category: z.string().max(limits.shortText, 'Categoría inválida').optional(),
    }),
    response: listing,
  }),
  suggestions: endpoint({
    ...read,
    path: '/api/search/suggestions',
    summary: 'Sugerencias mientras se escribe, desde 2 caracteres',
    /**
     * `categories`: whether categories come first; `names`: whether providers are included (older apps take them for
     * services)
     */
    query: z.object({ q: searchText.default(''), categories: yes.default(true), names: yes.default(false) }),
    response: z.array(suggestion),
  }),
  recent: endpoint({
    ...read,
    path: '/api/services/recent',
    summary: 'Los últimos servicios publicados, por páginas',
    query: z.object({
      page: pageNumber,
      limit: count.default(limits.recentDefault).transform((count) => Math.min(count, limits.recentMax)),
    }),
    response: listing,
  }),
  byProvider: endpoint({
    ...read,
    path: '/api/services/provider/:id',
    summary: 'Servicios de un proveedor; su dueño y los administradores ven también los inactivos y los vencidos',
    params: idParams,
    response: succeeded({ services: z.array(providerService) }),
  }),
  detail: endpoint({
    ...read,
    path: '/api/services/:id',
    summary: 'Un servicio entero',
    params: idParams,
    response: succeeded({ service }),
    errors: ['not_found'],
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/api/services/:id/active',
    auth: 'account',
    summary: 'Activa o desactiva un servicio propio',
    params: idParams,
    body: z.object({
      is_active: z
        .union([z.boolean(), z.literal([0, 1, '0', '1'])], 'Valor inválido')
        .transform((given) => given === true || given === 1 || given === '1'),
    }),
    response: succeeded({ is_active: z.boolean() }),
    edits: { unversioned: 'a switch: what was said last holds' },
    errors: ['not_found', 'forbidden', 'requires_subscription'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/services/:id',
    auth: 'account',
    summary: 'Elimina un servicio propio',
    params: idParams,
    response: success,
    errors: ['not_found', 'forbidden'],
  }),
};
