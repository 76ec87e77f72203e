import type { ProviderMetrics } from '@tero/shared/contract/metrics';
import {
  actedRate,
  bucketOf,
  bucketsOf,
  daysUntil,
  type People,
  type Period,
  periodDays,
} from '@tero/shared/rules/metrics';
import { type Caller, mayManage } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';
import { subscriptionCost } from './cost.ts';
import { countAllPeople, countPeople, countViews } from './people-repository.ts';
import * as metrics from './provider-repository.ts';

type Counted = { kind: string; times: number };
type Way = 'whatsapp' | 'phone' | 'email';

/** Tells whether a kind of event is about a service, because services, posts and providers may have the same ids. */
const isOfService = (kind: string) => ['whatsapp', 'phone', 'email'].includes(kind);

/**
 * Returns the results of a provider's profile and services in a period, for the provider and administrators (rule
 * METR-1). All figures are for the same days.
 */
export async function ofProvider(
  { db, clock }: Deps,
  providerId: number,
  period: Period,
  caller: Caller,
): Promise<ProviderMetrics> {
  await ownAccess(db, providerId, caller);
  const now = clock.now();
  const span = daysUntil(now, periodDays[period]);
  const counts = await metrics.countBySubject(db, providerId, span);
  const byDay = await metrics.countByDay(db, providerId, span);
  const seen = await countViews(db, providerId, span);
  const services = await metrics.listServices(db, providerId);
  const peopleOf = await countPeople(db, providerId, span);
  const rows = services.map(({ id, title, is_active }) => ({
    service_id: id,
    Service: { title, is_active: is_active === 1 },
    ...figuresOf(
      seen.filter(({ page, subject_id }) => page === 'service' && subject_id === id),
      counts.filter((row) => isOfService(row.kind) && row.subject_id === id),
      peopleOf('service', id),
    ),
  }));
  const ofProfile = counts.filter(({ kind }) => kind.startsWith('profile_'));
  const profile = figuresOf(
    seen.filter(({ page }) => page === 'profile'),
    ofProfile,
    peopleOf('profile', providerId),
  );
  const all = await countAllPeople(db, providerId, span, 'profile and services');
  const active = services.filter((service) => service.is_active === 1).length;
  return {
    whatsappClicks: clicks(counts, 'whatsapp'),
    phoneClicks: clicks(counts, 'phone'),
    profileViews: profile.views,
    cardViews: total(counts, 'profile_card'),
    profileMetrics: profile,
    serviceMetrics: rows.sort(mostPressedFirst),
    clicksOverTime: bucketsOf(span, period).map((date) => {
      const those = <Row extends { day: string }>(rows: Row[]) =>
        rows.filter(({ day }) => bucketOf(day, period) === date);
      return { date, clicks: contacts(those(byDay)), views: sum(those(seen)) };
    }),
    summary: {
      totalServices: services.length,
      activeServices: active,
      inactiveServices: services.length - active,
      averageConversionRate: actedRate(all),
      ...all,
    },
    cost: await subscriptionCost(db, providerId, span, now),
  };
}

/** Throws `not_found` for an id that is not a provider's, and `forbidden` for another provider's metrics. */
export async function ownAccess(db: Deps['db'], providerId: number, caller: Caller) {
  found(await metrics.findProvider(db, providerId), 'No se encontró el perfil del proveedor');
  if (!mayManage(caller, providerId)) throw new AppError('forbidden');
}

/** Returns the figures of a service or the profile, from the views and counts of that page alone. */
function figuresOf(seen: readonly Pick<Counted, 'times'>[], counts: readonly Counted[], people: People) {
  return {
    views: sum(seen),
    total_clicks: contacts(counts),
    whatsapp_clicks: clicks(counts, 'whatsapp'),
    phone_clicks: clicks(counts, 'phone'),
    email_clicks: clicks(counts, 'email'),
    conversion_rate: actedRate(people),
    ...people,
  };
}

type Figures = ReturnType<typeof figuresOf>;

function mostPressedFirst(a: Figures, b: Figures): number {
  return b.total_clicks - a.total_clicks || b.views - a.views;
}

function contacts(rows: readonly Counted[]): number {
  return clicks(rows, 'whatsapp') + clicks(rows, 'phone') + clicks(rows, 'email');
}

/** Contacts by one way, from services and from the profile. */
function clicks(rows: readonly Counted[], way: Way): number {
  return total(rows, way) + total(rows, `profile_${way}`);
}

function total(rows: readonly Counted[], kind: string): number {
  return sum(rows.filter((row) => row.kind === kind));
}

function sum(rows: readonly Pick<Counted, 'times'>[]): number {
  return rows.reduce((all, { times }) => all + Number(times), 0);
}
