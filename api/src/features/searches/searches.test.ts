// @module-tag postgres
import type { AdminSearch } from '@tero/shared/contract/admin/searches';
import { day, hour } from '@tero/shared/rules/time/durations';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createProvider, signIn } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { forgetOldSearches } from './service.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h);

const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' };
const search = (q: string, given: { ip?: string; opened?: boolean; agent?: string } = {}) =>
  h.call('POST', '/api/searches', {
    body: { q, opened: given.opened ?? false },
    headers: given.agent ? { 'user-agent': given.agent } : browser,
    ip: given.ip ?? '192.0.2.1',
  });
const people = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5'];
const threeSearch = async (q: string) => {
  for (const ip of people.slice(0, 3)) await search(q, { ip });
};
const counted = () =>
  db.selectFrom('search_days').select(['day', 'kind', 'text', 'people', 'opened', 'results']).orderBy('id').execute();
const listed = async () => {
  const { status, body } = await h.call<{ searches: AdminSearch[] }>('GET', '/api/admin/searches', {
    as: await signIn(h, admin),
  });
  expect(status).toBe(200);
  return body.searches;
};
const noon = '2026-03-10T15:00:00.000Z';

beforeAll(async () => {
  const provider = await createProvider(h, { entitled: true });
  await createService(h, provider, { title: 'Tableros y llaves', category: 'Electricidad' });
});
beforeEach(async () => {
  h.clock.set(noon);
  for (const table of ['search_days', 'search_people', 'search_salts'] as const) await db.deleteFrom(table).execute();
});

describe('a search that was left', () => {
  it('counts each person once a day, folded, without place and wishes (SRCH-140)', async () => {
    await search('%Zarandájas en Pocitos%');
    await search('zarandajas urgente');
    await search('zarandajas', { ip: '192.0.2.2' });
    expect(await counted()).toEqual([
      { day: '2026-03-10', kind: 'query', text: 'zarandajas', people: 2, opened: 0, results: 0 },
    ]);
  });

  it('counts a household of IPv6 as one', async () => {
    await search('zarandajas', { ip: '2001:db8:1:2::1' });
    await search('zarandajas', { ip: '2001:db8:1:2::9' });
    await search('zarandajas', { ip: '2001:db8:1:77::9' });
    expect(await counted()).toMatchObject([{ people: 1 }]);
  });

  it('says that a service was opened, also when that comes later, and once a person', async () => {
    await search('tablero');
    await search('tablero', { opened: true });
    await search('tablero', { opened: true });
    await search('tablero');
    expect(await counted()).toMatchObject([{ text: 'tablero', people: 1, opened: 1, results: 1 }]);
  });

  it('counts a trade without a category by its name too, however it is worded', async () => {
    await search('cerrajero');
    await search('copia de llaves', { ip: '192.0.2.2' });
    await search('cerrajero', { ip: '192.0.2.2' });
    expect((await counted()).map(({ kind, text, people }) => [kind, text, people])).toEqual([
      ['query', 'cerrajero', 2],
      ['trade', 'Cerrajería', 2],
      ['query', 'copia de llaves', 1],
    ]);
  });

  it.each([
    ['099 123 456', 'a phone'],
    ['1.234.567-2', 'an id card number'],
    ['juan@correo.uy', 'an email'],
    ['una historia larga de lo que me pasó ayer con la puerta del fondo', 'a long text'],
    ['pocitos', 'a place alone'],
    ['%%', 'nothing'],
  ])('is not kept when it is %s: %s (SRCH-141)', async (q) => {
    expect((await search(q)).status).toBe(200);
    expect(await counted()).toEqual([]);
    expect(await db.selectFrom('search_people').selectAll().execute()).toEqual([]);
  });

  it.each(['Mozilla/5.0 (compatible; Googlebot/2.1)', 'AhrefsBot', 'curl/8.5'])(
    'is not counted of %s',
    async (agent) => {
      expect((await search('zarandajas', { agent })).status).toBe(200);
      expect(await counted()).toEqual([]);
    },
  );

  it.each([{ q: 'x'.repeat(201), opened: false }, { q: 'zarandajas' }, { opened: true }, { q: 1, opened: true }])(
    'is refused when it is %j',
    async (body) => {
      expect((await h.call('POST', '/api/searches', { body })).status).toBe(400);
    },
  );

  it('is refused when a network tells too many in a minute (SRCH-143)', async () => {
    const strict = await startHarness({ RATE_LIMIT_SCALE: '1' });
    const tell = () =>
      strict.call('POST', '/api/searches', {
        body: { q: 'zarandajas', opened: false },
        headers: browser,
        ip: '2001:db8:1::1',
      });
    for (let at = 0; at < 30; at += 1) expect((await tell()).status).toBe(200);
    expect((await tell()).status).toBe(429);
  });
});

describe('what is kept of who searched', () => {
  it('names nobody: a hash by a salt of the day, and no text beside it', async () => {
    await search('zarandajas');
    const [row, ...others] = await db.selectFrom('search_people').selectAll().execute();
    expect(others).toEqual([]);
    expect(row).toEqual({ person: expect.stringMatching(/^[0-9a-f]{64}$/), day: '2026-03-10', opened: 0 });
  });

  it('differs from day to day and from search to search', async () => {
    await search('zarandajas');
    await search('chirimbolos');
    h.clock.advance(day);
    await search('zarandajas');
    const rows = await db.selectFrom('search_people').select('person').execute();
    expect(new Set(rows.map(({ person }) => person)).size).toBe(3);
  });

  it('is forgotten with its salt after the day, with what too few searched for; the rest after 90 days', async () => {
    await threeSearch('zarandajas');
    await search('chirimbolos');
    h.clock.advance(2 * hour);
    await forgetOldSearches(h.deps);
    expect(await counted()).toHaveLength(2);
    expect(await db.selectFrom('search_people').selectAll().execute()).toHaveLength(4);
    h.clock.advance(day);
    await forgetOldSearches(h.deps);
    expect(await counted()).toMatchObject([{ text: 'zarandajas', people: 3 }]);
    expect(await db.selectFrom('search_people').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('search_salts').selectAll().execute()).toEqual([]);
    h.clock.set('2026-06-07T15:00:00.000Z');
    await forgetOldSearches(h.deps);
    expect(await counted()).toHaveLength(1);
    h.clock.advance(day);
    await forgetOldSearches(h.deps);
    expect(await counted()).toEqual([]);
  });
});

describe('the panel', () => {
  it('shows what three people searched for on one day, never what fewer did (SRCH-142)', async () => {
    await search('zarandajas', { ip: people[0] as string });
    await search('zarandajas', { ip: people[1] as string });
    expect(await listed()).toEqual([]);
    // the same two people on two days do not count as three
    h.clock.advance(day);
    await search('zarandajas', { ip: people[0] as string });
    expect(await listed()).toEqual([]);
    await search('zarandajas', { ip: people[1] as string });
    await search('zarandajas', { ip: people[2] as string });
    expect(await listed()).toEqual([
      {
        id: expect.any(Number),
        query: 'zarandajas',
        people: 3,
        days: 1,
        opened: 0,
        results: 0,
        last_day: '2026-03-11',
        meaning: null,
        trade: null,
        suggestion: null,
      },
    ]);
  });

  it('shows what finds nothing or is hardly opened, the most people first, and not what goes well', async () => {
    await threeSearch('zarandajas');
    await threeSearch('tablero');
    for (const ip of people.slice(0, 4)) await search('cerrajero', { ip });
    for (const ip of people) await search('llaves', { ip, opened: ip.endsWith('1') || ip.endsWith('2') });
    expect(
      (await listed()).map((row) => [row.query, row.people, row.opened, row.results, row.meaning, row.trade]),
    ).toEqual([
      ['cerrajero', 4, 0, 0, null, 'Cerrajería'],
      ['tablero', 3, 0, 1, 'Electricidad', null],
      ['zarandajas', 3, 0, 0, null, null],
    ]);
  });

  it('suggests the category that the words begin like', async () => {
    await threeSearch('zarandajas conectiv');
    expect(await listed()).toMatchObject([{ meaning: null, suggestion: { name: 'Redes y conectividad' } }]);
  });
});
