import type { ProviderMetrics } from '@tero/shared/contract/metrics';
import {
  bucketOf,
  bucketsOf,
  daysUntil,
  type Period,
  percentage,
  periodDays,
  subscriptionCost,
} from '@tero/shared/rules/metrics';
import { type Caller, mayManage } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';
import * as metrics from './provider-repository.ts';

type Counted = { kind: string; times: number };
type BySubject = Awaited<ReturnType<typeof metrics.countBySubject>>;
type Service = Awaited<ReturnType<typeof metrics.listServices>>[number];

/**
 * Returns what a provider's profile and services brought in the days of a period; for itself and administrators (rule
 * METR-1).
 */
export async function ofProvider(
  { db, clock }: Deps,
  providerId: number,
  period: Period,
  caller: Caller,
): Promise<ProviderMetrics> {
  const access = await ownAccess(db, providerId, caller);
  const span = daysUntil(clock.now(), periodDays[period]);
  const counts = await metrics.countBySubject(db, providerId, span);
  const byDay = await metrics.countByDay(db, providerId, span);
  const services = await metrics.listServices(db, providerId);
  const rows = services.map((service) => serviceView(service, counts)).sort(mostPressedFirst);
  const active = services.filter((service) => service.is_active === 1).length;
  const bounds = { createdAt: access.created_at, entitledUntil: access.entitled_until };
  return {
    whatsappClicks: total(counts, 'whatsapp'),
    profileViews: total(counts, 'profile_view'),
    serviceMetrics: rows,
    clicksOverTime: bucketsOf(span, period).map((date) => {
      const those = byDay.filter((row) => bucketOf(row.day, period) === date);
      return { date, clicks: clicks(those), views: total(those, 'service_view') };
    }),
    summary: {
      totalServices: services.length,
      activeServices: active,
      inactiveServices: services.length - active,
      averageConversionRate: percentage(sum(rows, 'total_clicks'), sum(rows, 'views')),
    },
    cost: subscriptionCost(span, bounds, clicks(counts)),
  };
}

/** Throws `not_found` for an id that is no provider, and `forbidden` for somebody else's metrics. */
export async function ownAccess(db: Deps['db'], providerId: number, caller: Caller) {
  const access = found(await metrics.findAccess(db, providerId), 'No se encontró el perfil del proveedor');
  if (!mayManage(caller, providerId)) throw new AppError('forbidden');
  return access;
}

function serviceView({ id, title, is_active }: Service, counts: BySubject) {
  const mine = counts.filter((row) => row.subject_id === id);
  const views = total(mine, 'service_view');
  const total_clicks = clicks(mine);
  return {
    service_id: id,
    Service: { title, is_active: is_active === 1 },
    views,
    total_clicks,
    whatsapp_clicks: total(mine, 'whatsapp'),
    phone_clicks: total(mine, 'phone'),
    email_clicks: total(mine, 'email'),
    conversion_rate: percentage(total_clicks, views),
  };
}

function mostPressedFirst(a: ReturnType<typeof serviceView>, b: ReturnType<typeof serviceView>): number {
  return b.total_clicks - a.total_clicks || b.views - a.views;
}

function total(rows: readonly Counted[], kind: string): number {
  return rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + Number(row.times), 0);
}

function clicks(rows: readonly Counted[]): number {
  return total(rows, 'whatsapp') + total(rows, 'phone') + total(rows, 'email');
}

function sum<K extends string>(rows: readonly Record<K, number>[], key: K): number {
  return rows.reduce((all, row) => all + row[key], 0);
}
