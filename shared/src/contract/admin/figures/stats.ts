import { z } from 'zod';
import { defaultStatsPeriod, statsPeriods } from '../../../rules/admin.ts';
import { endpoint } from '../../endpoint.ts';
import { succeeded } from '../../fields.ts';
import { numeric } from '../../loose.ts';

/** The numbers of the dashboard (rule ADM-9). `recent` counts since the beginning of the local month. */
export const dashboardStats = z.object({
  totalUsers: z.int(),
  recentUsers: z.int(),
  totalProviders: z.int(),
  recentProviders: z.int(),
  activeServices: z.int(),
  totalServices: z.int(),
  /** 0 without reviews, 2 decimals */
  averageRating: z.number(),
  totalReviews: z.int(),
  /** the number of reviews that count in the average (rule TRUST-1) */
  countedReviews: z.int(),
  /** the time of the newest backup, null before the first, and since when backups fail; null: this server makes none */
  backup: z.object({ at: z.string().nullable(), isLate: z.boolean(), failingSince: z.string().nullable() }).nullable(),
});
export type DashboardStats = z.output<typeof dashboardStats>;

/**
 * Advanced statistics (rule ADM-10). `growth`, the payments and `daily` cover the period; subscriptions and categories
 * show the present state.
 */
export const advancedStats = z.object({
  period: z.int(),
  /** local days, both included */
  from: z.string(),
  to: z.string(),
  growth: z.object({
    newUsers: z.int(),
    newProviders: z.int(),
    newServices: z.int(),
    newReviews: z.int(),
    /** the share of providers in the new registrations, in percent with 1 decimal (rule ADM-11) */
    providerShare: z.number(),
  }),
  subscriptions: z.object({ active: z.int(), pending: z.int(), expired: z.int() }),
  payments: z.object({ successful: z.int(), pending: z.int(), failed: z.int() }),
  topCategories: z.array(z.object({ category: z.string(), count: z.int() })),
  /** one entry per local day, the oldest first, including days without registrations */
  daily: z.array(z.object({ day: z.string(), users: z.int(), providers: z.int() })),
});
export type AdvancedStats = z.output<typeof advancedStats>;

export const adminStats = {
  dashboard: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard',
    auth: 'admin',
    summary: 'Los números del tablero',
    response: succeeded({ stats: dashboardStats }),
  }),
  advanced: endpoint({
    method: 'GET',
    path: '/api/admin/stats/advanced',
    auth: 'admin',
    summary: 'Crecimiento, suscripciones, pagos y categorías de un período',
    query: z.object({
      period: numeric(z.literal(statsPeriods, 'Período inválido')).default(defaultStatsPeriod),
    }),
    response: succeeded({ stats: advancedStats }),
  }),
};
