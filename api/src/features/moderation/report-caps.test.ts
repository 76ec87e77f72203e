import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { reportThing } from '../../../test/moderation.ts';
import { createClient, createProvider, type Person } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness({ RATE_LIMIT_SCALE: '1' });
const owner = await createProvider(h, { entitled: true });
const services = await Promise.all(Array.from({ length: limits.reportsPerDay + 1 }, () => createService(h, owner)));

/** Reports one service after another, a minute apart, each from another network. Returns the statuses. */
async function report(as: Person, count: number): Promise<number[]> {
  const statuses = [];
  for (const [at, { id }] of services.slice(0, count).entries()) {
    statuses.push((await reportThing(h, as, { kind: 'service', id }, { ip: `203.0.${at}.1` })).status);
    h.clock.advance(60_000);
  }
  return statuses;
}

it('an account reports so much in 24 hours, from wherever, and no other account less for it (MOD-3)', async () => {
  const ana = await createClient(h);
  const within = Array<number>(limits.reportsPerDay).fill(201);
  expect(await report(ana, limits.reportsPerDay + 1)).toEqual([...within, 429]);
  const beto = await createClient(h);
  expect(await report(beto, 1)).toEqual([201]);
  h.clock.advance(day);
  expect(await report(ana, 1)).toEqual([201]);
});
