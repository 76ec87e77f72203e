import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { vitals as contract } from '@tero/shared/contract/vitals';
import { limits } from '@tero/shared/limits';
import { bucketOf } from '@tero/shared/rules/reports/vitals';
import { sitePages } from '@tero/shared/rules/site/pages';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { alone } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import * as vitals from './repository.ts';

type Report = BodyOf<typeof contract.report>;

const routes = new Set(['*', ...sitePages.map(({ path }) => path)]);

/**
 * Counts a browser's measurements of a visit, each in its bucket of the day. Ignores unknown routes. Anybody can send
 * measurements, so above a number of rows only existing buckets are counted (rules ADM-91 and ADM-92).
 */
export async function recordVitals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { measures, route, ...visit }: Report,
): Promise<void> {
  const day = localDay(clock.now());
  if (!routes.has(route)) return;
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
