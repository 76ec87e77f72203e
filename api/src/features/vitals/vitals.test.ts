// @module-tag postgres
import type { VitalEntry } from '@tero/shared/contract/admin/vitals';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider, signIn } from '../../../test/people.ts';
import { forgetOldVitals } from './service.ts';

const h = await startHarness();
const admin = await createAdmin(h);
const { db } = h.deps;

const visit = {
  build: '0123456789ab',
  route: '/servicios/:id',
  device: 'mobile',
  connection: '4g',
  measures: [{ name: 'LCP', value: 1234.5 }],
};
const report = (changes: object = {}, given: { as?: string; ip?: string } = {}) =>
  h.call('POST', '/api/vitals', { body: { ...visit, ...changes }, ...given });
interface Listed {
  vitals: VitalEntry[];
  pagination: { total: number; page: number; totalPages: number };
}
/** a new session, because the clock moves further than an administrator's session lasts */
const list = async (query = '') => h.call<Listed>('GET', `/api/admin/vitals${query}`, { as: await signIn(h, admin) });
const clear = () => db.deleteFrom('vital_days').execute();
const rows = () => db.selectFrom('vital_days').selectAll().execute();
/** Returns the nearest rank, computed from all values. */
const bruteForce = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0;

describe('the speed of visits', () => {
  it('is counted by day, route, device, connection, build and bucket', async () => {
    await clear();
    h.clock.set('2026-03-10T15:00:00.000Z');
    expect(await report()).toMatchObject({ status: 200, body: { success: true } });
    await report({ measures: [{ name: 'LCP', value: 1240 }] });
    await report({ device: 'desktop' });
    await report({ connection: 'of next year' });
    await report({ build: 'other' });
    h.clock.advance(day);
    await report();
    const said = (await rows()).map(({ day, device, connection, build, count }) => [
      day,
      device,
      connection,
      build,
      count,
    ]);
    expect(said).toEqual([
      ['2026-03-10', 'mobile', '4g', visit.build, 2],
      ['2026-03-10', 'desktop', '4g', visit.build, 1],
      ['2026-03-10', 'mobile', 'unknown', visit.build, 1],
      ['2026-03-10', 'mobile', '4g', 'other', 1],
      ['2026-03-11', 'mobile', '4g', visit.build, 1],
    ]);
  });

  it('two at once are two', async () => {
    await clear();
    await Promise.all([report(), report(), report()]);
    expect(await rows()).toMatchObject([{ count: 3 }]);
  });

  it('holds nothing about a person, whoever sends it', async () => {
    await clear();
    const client = await createClient(h, { email: 'zulema@irrepetible.example' });
    const given = { account_id: client.id, url: '/servicios/77?q=Zulema' };
    expect((await report(given, { as: client.token, ip: '203.0.113.77' })).status).toBe(200);
    await report({ route: '/servicios/77' });
    expect(await rows()).toEqual([
      {
        id: expect.any(Number),
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        route: '/servicios/:id',
        name: 'LCP',
        device: 'mobile',
        connection: '4g',
        build: visit.build,
        bucket: expect.any(Number),
        count: 1,
      },
    ]);
  });

  it('is refused when it is no report or too large', async () => {
    const lcp = { name: 'LCP', value: 1 };
    const wrong = [
      ...[
        { build: 'a b' },
        { route: 5 },
        { device: 'fridge' },
        { measures: [] },
        { measures: [{ ...lcp, name: 'X' }] },
      ],
      ...[-1, limits.vitalMost + 1, '12'].map((value) => ({ measures: [{ ...lcp, value }] })),
      { measures: Array.from({ length: 6 }, () => lcp) },
    ];
    for (const changes of wrong) expect((await report(changes)).status, JSON.stringify(changes)).toBe(400);
    expect((await report({ more: 'a'.repeat(limits.vitalBytes) })).status).toBe(413);
  });

  it('is limited: a few a minute and address, and rows of a day', async () => {
    const limited = await startHarness({ RATE_LIMIT_SCALE: '1' });
    const send = (ip: string, value = 1000) =>
      limited.call('POST', '/api/vitals', { body: { ...visit, measures: [{ name: 'LCP', value }] }, ip });
    const statuses = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await send('198.51.100.7')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);

    await clear();
    const [first] = [{ ...visit, day: h.clock.now().toISOString().slice(0, 10), name: 'LCP' as const, count: 1 }];
    const { measures: _, ...row } = first;
    for (let from = 0; from < limits.vitalRowsPerDay; from += 500) {
      const some = Array.from({ length: 500 }, (_none, at) => ({
        ...row,
        device: 'mobile' as const,
        connection: '4g' as const,
        bucket: 1000 + from + at,
      }));
      await db.insertInto('vital_days').values(some).execute();
    }
    expect((await report()).status).toBe(200);
    expect(await rows()).toHaveLength(limits.vitalRowsPerDay);
  });

  it('is forgotten after 60 days', async () => {
    await clear();
    await report();
    h.clock.advance(59 * day);
    await forgetOldVitals(h.deps);
    expect(await rows()).toHaveLength(1);
    h.clock.advance(day);
    await forgetOldVitals(h.deps);
    expect(await rows()).toEqual([]);
  });
});

describe('the panel', () => {
  it('shows the 75th percentile of each route as counting all values does, within 5%', async () => {
    await clear();
    let seed = 7;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const values = { LCP: [] as number[], CLS: [] as number[], INP: [] as number[] };
    for (let at = 0; at < 83; at += 1) {
      values.LCP.push(400 + 9_000 * random() ** 3);
      values.CLS.push(0.6 * random() ** 4);
      values.INP.push(8 + 700 * random() ** 2);
      const measures = Object.entries(values).map(([name, all]) => ({ name, value: all.at(-1) }));
      await report({ measures });
    }
    const [row] = (await list()).body.vitals;
    expect(row).toMatchObject({ id: 1, route: '/servicios/:id', visits: 83, FCP: null, TTFB: null });
    for (const name of ['LCP', 'INP', 'CLS'] as const) {
      const expected = bruteForce(values[name]);
      expect(Math.abs((row?.[name] ?? 0) - expected) / expected, name).toBeLessThan(0.055);
    }
  });

  it('is of one kind of device, or of so many days', async () => {
    await clear();
    await report({ measures: [{ name: 'CLS', value: 0 }] });
    await report({ device: 'desktop' });
    h.clock.advance(8 * day);
    await report({ route: '/' });
    await report({ route: '/' });
    const routes = async (query: string) => (await list(query)).body.vitals.map(({ route, visits }) => [route, visits]);
    expect(await routes('?days=7')).toEqual([['/', 2]]);
    // the most visited route comes first; a visit may report one metric and not another
    expect(await routes('?days=30')).toEqual(await routes(''));
    expect(await routes('?days=30')).toEqual([
      ['/', 2],
      ['/servicios/:id', 1],
    ]);
    expect((await list('?days=30&device=mobile')).body.vitals[1]).toMatchObject({ CLS: 0, LCP: null });
    expect(await routes('?days=30&device=desktop')).toEqual([['/servicios/:id', 1]]);
    const second = (await list('?days=30&limit=1&page=2')).body;
    expect([second.vitals.map(({ id, route }) => [id, route]), second.pagination]).toEqual([
      [[2, '/servicios/:id']],
      { total: 2, totalIsFloor: false, page: 2, limit: 1, totalPages: 2, previous: null, next: null },
    ]);
    expect([(await list('?days=5')).status, (await list('?device=x')).status]).toEqual([400, 400]);
  });

  it('is for administrators alone', async () => {
    const others = [undefined, (await createClient(h)).token, (await createProvider(h)).token];
    const statuses = others.map(async (as) => (await h.call('GET', '/api/admin/vitals', as ? { as } : {})).status);
    expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
  });
});
