import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { vitals as contract } from '@tero/shared/contract/vitals';
import { limits, networkLimits } from '@tero/shared/limits';
import { bucketOf } from '@tero/shared/rules/reports/vitals';
import { sitePages } from '@tero/shared/rules/site/pages';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { floodNetworkOf } from '../../core/network.ts';
import type { DayShares } from '../../db/processes/day-shares.ts';
import { alone } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import * as vitals from './repository.ts';

type Report = BodyOf<typeof contract.report>;

/** Where a report came from: of that only a share is counted, under a hash, and nothing is kept with the figures. */
interface Source {
  ip: string;
  shares: DayShares;
}

const routes = new Set(['*', ...sitePages.map(({ path }) => path)]);

/**
 * Counts what a browser measured of a visit, each measure in its bucket of the day. Routes that the app does not have
 * count as none. Anybody can send some: each network has a share of the day, and beyond a number of rows only buckets
 * that are there count on (rules ADM-91 and ADM-92).
 */
export async function recordVitals(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { measures, route, ...visit }: Report,
  { ip, shares }: Source,
): Promise<void> {
  const day = localDay(clock.now());
  if (!routes.has(route)) return;
  const share = { day, network: floodNetworkOf(ip), most: networkLimits.vitalsOfNetwork * config.rateLimitScale };
  if (!(await shares.take(db, share))) return;
  for (const { name, value } of measures) {
    const measure = { ...visit, route, day, name, bucket: bucketOf(name, value) };
    if (await vitals.countAgain(db, measure)) continue;
    await inTransaction(db, async (trx) => {
      const held = await alone(trx, 'vitals');
      if ((await vitals.rowsOfDay(held, day)) < limits.vitalRowsPerDay) await vitals.insert(trx, measure);
    });
  }
}

/** Removes figures of more than 60 local days ago, today included. */
export async function forgetOldVitals({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await vitals.removeBefore(db, addDays(localDay(clock.now()), 1 - limits.vitalDays));
}
