import type { AdvancedStats, DashboardStats } from '@tero/shared/contract/admin/figures/stats';
import { limits } from '@tero/shared/limits';
import { providerShare, type StatsPeriod } from '@tero/shared/rules/admin';
import { averageRating } from '@tero/shared/rules/ratings';
import { addDays, localDay, startOfDay } from '@tero/shared/rules/time/time';
import { type SqlBool, sql } from 'kysely';
import { failingSince, lateSeconds, newestAgeSeconds, newestBackup } from '../../../backup/newest.ts';
import type { BackupPlace } from '../../../backup/store.ts';
import type { Deps } from '../../../deps/deps.ts';
import { listLapsed } from '../../subscriptions/expire.ts';
import { count, countBy, ratingTotals, registrationsByDay, type Span, topCategories, within } from './repository.ts';

const clients = sql<SqlBool>`kind = 'user'`;
const providers = sql<SqlBool>`kind = 'provider'`;
const counted = sql<SqlBool>`counts = 1`;
const present = sql<SqlBool>`deleted_at is null`;

/** Returns the totals, and the numbers since the month began (rule ADM-9). */
export async function dashboard({ db, clock, config }: Deps): Promise<DashboardStats> {
  const today = localDay(clock.now());
  const month = spanOf(`${today.slice(0, 7)}-01`, today);
  const ratings = await ratingTotals(db);
  const activeServices = await count(db, 'services', present, sql<SqlBool>`is_active = 1`);
  const inactiveServices = await count(db, 'services', present, sql<SqlBool>`is_active = 0`);
  return {
    totalUsers: await count(db, 'accounts', clients),
    recentUsers: await count(db, 'accounts', clients, within('created_at', month)),
    totalProviders: await count(db, 'accounts', providers),
    recentProviders: await count(db, 'accounts', providers, within('created_at', month)),
    activeServices,
    totalServices: activeServices + inactiveServices,
    averageRating: averageRating(ratings.total, ratings.reviews),
    countedReviews: ratings.reviews,
    // counted as the list does: reviews that count in no average are included
    totalReviews: await count(db, 'reviews'),
    backup: config.backup && backupOf(config.backup, clock.now()),
  };
}

/**
 * Returns the state of the backups. They are late when the alarms say so (docs/monitoring), or when there is no backup
 * at all.
 */
function backupOf(place: BackupPlace, now: Date): NonNullable<DashboardStats['backup']> {
  const age = newestAgeSeconds(place, now);
  const isLate = age === null || age > lateSeconds;
  const [at, fails] = [newestBackup(place), failingSince(place)].map((one) => one?.toISOString() ?? null);
  return { at: at ?? null, isLate, failingSince: fails ?? null };
}

/** Returns the last `period` local days, today included. */
export async function advanced({ db, clock }: Deps, period: StatsPeriod): Promise<AdvancedStats> {
  const now = clock.now();
  const to = localDay(now);
  const from = addDays(to, 1 - period);
  const span = spanOf(from, to);
  const newUsers = await count(db, 'accounts', clients, within('created_at', span));
  const newProviders = await count(db, 'accounts', providers, within('created_at', span));
  const subscriptions = await countBy(db, 'subscriptions', null);
  const lapsed = (await listLapsed(db, now)).filter(({ status }) => status === 'active').length;
  const payments = await countBy(db, 'payments', span);
  return {
    period,
    from,
    to,
    growth: {
      newUsers,
      newProviders,
      newServices: await count(db, 'services', present, within('created_at', span)),
      newReviews: await count(db, 'reviews', counted, within('created_at', span)),
      providerShare: providerShare(newUsers, newProviders),
    },
    subscriptions: {
      active: (subscriptions.get('active') ?? 0) - lapsed,
      pending: subscriptions.get('pending') ?? 0,
      expired: (subscriptions.get('expired') ?? 0) + lapsed,
    },
    payments: {
      successful: payments.get('completed') ?? 0,
      pending: payments.get('pending') ?? 0,
      failed: payments.get('failed') ?? 0,
    },
    topCategories: await topCategories(db, limits.topCategories),
    daily: await dailyOf(db, from, period),
  };
}

/**
 * Counts the registrations of each local day. Each day has its own first and last instants, because local days vary in
 * length.
 */
function dailyOf(db: Deps['db'], from: string, period: number): Promise<AdvancedStats['daily']> {
  const days = Array.from({ length: period }, (_, at) => addDays(from, at));
  return registrationsByDay(
    db,
    days.map((day) => ({ day, ...spanOf(day, day) })),
  );
}

function spanOf(first: string, last: string): Span {
  return { from: startOfDay(first).toISOString(), before: startOfDay(addDays(last, 1)).toISOString() };
}
