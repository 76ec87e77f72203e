import { z } from 'zod';
import { periodDays } from '../rules/metrics.ts';
import { minute } from '../rules/time/durations.ts';
import { asker } from './blocks.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, pageToken, succeeded, success } from './fields.ts';
import { flag, numeric } from './loose.ts';

export const periods = ['week', 'month', 'year'] as const;

/**
 * Contacts and views of the services and the profile on a local day. In a year's metrics it covers a local month, dated
 * by its first day.
 */
const bucket = z.object({ date: z.string(), clicks: z.int(), views: z.int() });

/**
 * The people of a period, each counted once (rule METR-60): people who saw something or acted on it, and people who
 * acted. A rate is `acted` divided by `reached`, or 0 if nobody was reached.
 */
const people = { reached: z.int(), acted: z.int() };

/** The results of a service or the profile. Views and clicks count once for each viewer and local day (rule METR-4). */
const contacts = {
  views: z.int(),
  total_clicks: z.int(),
  whatsapp_clicks: z.int(),
  phone_clicks: z.int(),
  /** 0: no screen shows an email (rule METR-63) */
  email_clicks: z.int(),
  conversion_rate: z.number(),
  ...people,
};

/**
 * The cost of the subscription in the period (rule METR-62): its completed payments, in pesos, and the people who got
 * in touch. `perContact` is null without payments or without contacts. `freeUntil` is the day of the first charge,
 * while no charge was made.
 */
const cost = z.object({
  spent: z.number(),
  payments: z.int(),
  contacts: z.int(),
  perContact: z.number().nullable(),
  freeUntil: z.string().nullable(),
});

/** Metrics of the period. Rates are percentages with 1 decimal. A rate in a summary covers all its people together. */
export const providerMetrics = z.object({
  whatsappClicks: z.int(),
  phoneClicks: z.int(),
  profileViews: z.int(),
  /** visits by the provider's short link (rule CARD-4); missing in older caches */
  cardViews: z.int().optional(),
  serviceMetrics: z.array(
    z.object({
      service_id: z.int(),
      Service: z.object({ title: z.string(), is_active: z.boolean() }),
      ...contacts,
    }),
  ),
  profileMetrics: z.object(contacts),
  clicksOverTime: z.array(bucket),
  summary: z.object({
    totalServices: z.int(),
    activeServices: z.int(),
    inactiveServices: z.int(),
    averageConversionRate: z.number(),
    ...people,
  }),
  cost,
});
export type ProviderMetrics = z.output<typeof providerMetrics>;

/** Events of each post in the period, the newest post first. `date` is the post's local day. */
export const postMetrics = z.object({
  summary: z.object({
    totalPosts: z.int(),
    totalLikes: z.int(),
    totalViews: z.int(),
    avgEngagementRate: z.number(),
    ...people,
  }),
  postMetrics: z.array(
    z.object({
      id: z.int(),
      post_id: z.int(),
      date: z.string(),
      likes_count: z.int(),
      views_count: z.int(),
      shares_count: z.int(),
      engagement_rate: z.number(),
      ...people,
      ProviderPost: z.object({ title: z.string(), content: z.string(), images: z.array(z.string()) }),
    }),
  ),
});
export type PostMetrics = z.output<typeof postMetrics>;

/**
 * An account that was given the provider's phone: its first name and initial, and the first and the last time. Older
 * caches lack `asker` and the `id` with which the account is blocked or reported.
 */
const phoneView = z.object({
  ...{ name: z.string(), first_seen_at: z.string(), last_seen_at: z.string() },
  id: z.int().optional(),
  asker: asker.optional(),
});

/** `total`: everybody who saw the phone; `views`: the newest ones. */
export const phoneViews = z.object({ total: z.int(), views: z.array(phoneView) });
export type PhoneViews = z.output<typeof phoneViews>;

const period = z.enum(periods, 'Período inválido').default('month');

export const metrics = {
  trackProfileView: endpoint({
    method: 'POST',
    path: '/api/metrics/track-profile-view/:providerId',
    auth: 'anyone',
    summary: 'Anota una visita a un perfil ajeno, una por persona y día',
    params: z.object({ providerId: id }),
    body: z.object({ page_token: pageToken, by_card: flag(false) }),
    response: success,
    errors: ['not_found'],
    limit: { max: 60, window: minute },
  }),
  trackServiceView: endpoint({
    method: 'POST',
    path: '/api/metrics/track-service-view/:serviceId',
    auth: 'anyone',
    summary: 'Anota que se vio un servicio ajeno, una vez por persona y día',
    params: z.object({ serviceId: id }),
    body: z.object({ page_token: pageToken }),
    response: success,
    errors: ['not_found'],
    limit: { max: 60, window: minute },
  }),
  ofProvider: endpoint({
    method: 'GET',
    path: '/api/metrics/provider/:id',
    auth: 'account',
    summary: 'Métricas propias de servicios y perfil',
    params: idParams,
    query: z.object({ period }),
    response: succeeded({ data: providerMetrics }),
    errors: ['not_found', 'forbidden'],
  }),
  ofPosts: endpoint({
    method: 'GET',
    path: '/api/metrics/posts/:id',
    auth: 'account',
    summary: 'Métricas propias de publicaciones',
    params: idParams,
    // the page sends both, as the specification demands; `days` counts only without a period
    query: z.object({
      period: z.enum(periods, 'Período inválido').optional(),
      days: numeric(z.number('Cantidad de días inválida').int().min(1).max(365)).default(periodDays.month),
    }),
    response: succeeded({ metrics: postMetrics }),
    errors: ['not_found', 'forbidden'],
  }),
  phoneViews: endpoint({
    method: 'GET',
    path: '/api/metrics/phone-views/:id',
    auth: 'account',
    summary: 'Quién vio el teléfono propio, el último primero',
    params: idParams,
    response: succeeded({ data: phoneViews }),
    errors: ['not_found', 'forbidden'],
  }),
};
