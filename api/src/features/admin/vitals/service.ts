import type { adminVitals as contract, VitalEntry } from '@tero/shared/contract/admin/vitals';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import { p75, type VitalName, vitalNames } from '@tero/shared/rules/reports/vitals';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import type { Deps } from '../../../deps/deps.ts';
import { bucketsSince } from './repository.ts';

type Query = QueryOf<typeof contract.list>;

/** Returns the figures of each route, most visited first, and the number of routes. */
export async function listVitals({ db, clock }: Pick<Deps, 'db' | 'clock'>, { page, limit, days, device }: Query) {
  const since = addDays(localDay(clock.now()), 1 - (days ?? limits.vitalDays));
  const byRoute = Map.groupBy(await bucketsSince(db, { since, device }), ({ route }) => route);
  const all = [...byRoute]
    .map(([route, buckets]) => ({ route, ...figuresOf(Map.groupBy(buckets, ({ name }) => name)) }))
    .toSorted((one, other) => other.visits - one.visits || one.route.localeCompare(other.route));
  const vitals: VitalEntry[] = all
    .map((entry, at) => ({ id: at + 1, ...entry }))
    .slice((page - 1) * limit, page * limit);
  const total = all.length;
  return {
    vitals,
    pagination: {
      total,
      totalIsFloor: false,
      page,
      limit,
      totalPages: Math.ceil(total / limit),
      next: null,
      previous: null,
    },
  };
}

type Histograms = ReadonlyMap<VitalName, { bucket: number; count: number }[]>;

/**
 * Returns the figures of a screen. A visit reports only some metrics, so the number of visits is that of the most
 * reported metric.
 */
function figuresOf(histograms: Histograms) {
  const counts = [...histograms.values()].map((buckets) => buckets.reduce((sum, { count }) => sum + count, 0));
  const figures = vitalNames.map((name) => [name, p75(name, histograms.get(name) ?? [])] as const);
  return { visits: Math.max(...counts), ...(Object.fromEntries(figures) as Record<VitalName, number | null>) };
}
