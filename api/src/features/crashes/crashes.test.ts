// @module-tag postgres
import type { CrashEntry } from '@tero/shared/contract/admin/crashes';
import { limits } from '@tero/shared/limits';
import { day, minute } from '@tero/shared/rules/time/durations';
import { localDay } from '@tero/shared/rules/time/time';
import { describe, expect, it } from 'vitest';
import { expectRoomForOne, times } from '../../../test/cap.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, signIn } from '../../../test/people.ts';
import { forgetOldCrashes } from './service.ts';

const h = await startHarness();
const admin = await createAdmin(h);

const frame = (name: string, column = 1) => `    at ${name} (https://tero.uy/assets/index-Ab12345x.js:3:${column})`;
const crash = {
  build: '0123456789ab',
  route: '/servicios/:id',
  message: `Cannot read properties of undefined (reading 'map')`,
  stack: ['TypeError: Cannot read', frame('Gallery'), frame('Page'), frame('Route'), frame('App')].join('\n'),
};
type Report = Partial<Record<keyof typeof crash, unknown>>;

interface Crashes {
  crashes: CrashEntry[];
  pagination: { page: number; limit: number; total: number; totalPages: number; totalIsFloor: boolean };
}
const report = (changes: Report = {}, given: { as?: string; ip?: string } = {}) =>
  h.call('POST', '/api/crashes', { body: { ...crash, ...changes }, ...given });
/** a new session, because the clock moves further than an administrator's session lasts */
const list = async (query = '') => h.call<Crashes>('GET', `/api/admin/crashes${query}`, { as: await signIn(h, admin) });
const clear = () => h.deps.db.deleteFrom('crashes').execute();

describe('a crash of the web app', () => {
  it('is counted once a day, build, route and first lines of its stack', async () => {
    await clear();
    h.clock.set('2026-03-10T15:00:00.000Z');
    expect(await report()).toMatchObject({ status: 200, body: { success: true } });
    h.clock.advance(minute);
    await report({ message: 'undefined is not an object', stack: crash.stack.replace('App', 'OtherApp') });
    await report({ stack: crash.stack.replace('Gallery', 'Other') });
    await report({ build: 'ba9876543210' });
    await report({ route: '/recientes' });
    h.clock.advance(day);
    await report();
    const { crashes } = (await list()).body;
    const said = crashes.map(({ day, count, build, route }) => [day, count, build, route]);
    expect(said).toHaveLength(5);
    expect(said[0]).toEqual(['2026-03-11', 1, crash.build, crash.route]);
    expect(crashes.at(-1)).toEqual({
      id: expect.any(Number),
      day: '2026-03-10',
      count: 2,
      build: crash.build,
      route: crash.route,
      message: crash.message,
      stack: crash.stack.replaceAll('https://tero.uy', ''),
      first_at: '2026-03-10T15:00:00.000Z',
      last_at: '2026-03-10T15:01:00.000Z',
    });
  });

  it('two at once are two', async () => {
    await clear();
    await Promise.all([report(), report(), report()]);
    expect((await list()).body.crashes).toMatchObject([{ count: 3 }]);
  });

  it('holds nothing about a person, whatever is sent and whoever sends it', async () => {
    await clear();
    const client = await createClient(h, { email: 'zulema@irrepetible.example' });
    const personal = `${client.email} 099123456 "Hola Zulema" /perfil/77?q=Zulema ${client.token}`;
    const sent = { message: personal, stack: `Error: ${personal}\n${frame('Page')}`, route: '/perfil/77?q=Zulema' };
    expect(
      (await report({ ...sent, account_id: client.id } as Report, { as: client.token, ip: '203.0.113.77' })).status,
    ).toBe(200);
    const rows = await h.deps.db.selectFrom('crashes').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/irrepetible|zulema|099123456|203\.0\.113|eyJ|\/77/i);
    expect(rows[0]).toMatchObject({
      route: '/perfil/:x',
      stack: expect.stringContaining('Page (/assets/index-Ab12345x.js:3:1)'),
    });
  });

  it('is cut, and refused when it is no report or too large', async () => {
    await clear();
    await report({ message: 'a b '.repeat(1000), stack: 'c d '.repeat(3000) });
    const [row] = (await list()).body.crashes;
    expect([row?.message.length, row?.stack.length]).toEqual([limits.crashMessage, limits.crashStack]);
    for (const wrong of [{ build: 'a b' }, { build: '' }, { stack: null }, { message: 5 }, { route: undefined }]) {
      expect((await report(wrong)).status).toBe(400);
    }
    const large = await report({ stack: 'a'.repeat(limits.crashBytes) });
    expect([large.status, large.body.code]).toEqual([413, 'payload_too_large']);
  });

  it('is limited: a few a minute and address, some hundred different a day', async () => {
    const limited = await startHarness({ RATE_LIMIT_SCALE: '1' });
    const statuses = [];
    for (let at = 0; at < 11; at += 1) {
      statuses.push((await limited.call('POST', '/api/crashes', { body: crash })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await limited.call('POST', '/api/crashes', { body: crash, ip: '203.0.113.4' })).status).toBe(200);

    await clear();
    const at = h.clock.now().toISOString();
    const rows = Array.from({ length: limits.crashesPerDay }, (_, index) => ({
      ...crash,
      fingerprint: String(index),
      day: at.slice(0, 10),
      first_at: at,
      last_at: at,
      count: 1,
    }));
    await h.deps.db.insertInto('crashes').values(rows).execute();
    expect((await report()).status).toBe(200);
    expect((await list()).body.pagination.total).toBe(limits.crashesPerDay);
  });

  it('is forgotten after 30 days', async () => {
    await clear();
    h.clock.set('2026-03-10T15:00:00.000Z');
    await report();
    h.clock.advance(29 * day);
    await forgetOldCrashes(h.deps);
    expect((await list()).body.pagination.total).toBe(1);
    h.clock.advance(day);
    await forgetOldCrashes(h.deps);
    expect((await list()).body.pagination.total).toBe(0);
  });

  it('is read by pages, the last first', async () => {
    await clear();
    for (let at = 0; at < 25; at += 1) {
      await report({ build: `b${at}` });
      h.clock.advance(1000);
    }
    const first = (await list('?limit=20')).body;
    expect(first.pagination).toEqual({
      page: 1,
      limit: 20,
      total: 25,
      totalPages: 2,
      totalIsFloor: false,
      previous: null,
      next: expect.any(String),
    });
    expect(first.crashes[0]?.build).toBe('b24');
    expect((await list('?limit=20&page=2')).body.crashes).toHaveLength(5);
    expect((await list('?page=x')).status).toBe(400);
  });
});

it('of several at once as many get in as there is room for', async () => {
  const at = h.clock.now().toISOString();
  const day = localDay(h.clock.now());
  const row = { ...crash, day, count: 1, first_at: at, last_at: at };
  await clear();
  await expectRoomForOne({
    most: limits.crashesPerDay,
    fill: () => {
      const rows = times(limits.crashesPerDay - 1, (place) => ({ ...row, fingerprint: `f${place}` }));
      return h.deps.db.insertInto('crashes').values(rows).execute();
    },
    // without a stack the message tells them apart
    attempt: (place) => report({ message: `Otra ${place}`, stack: '' }),
    rows: h.deps.db.selectFrom('crashes').select('id').where('day', '=', day),
  });
});
