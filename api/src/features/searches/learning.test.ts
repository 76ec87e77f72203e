// @module-tag postgres
import type { AdminSearch } from '@tero/shared/contract/admin/searches';
import { day, second } from '@tero/shared/rules/time/durations';
import { beforeEach, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createProvider, signIn } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { forgetOldSearches } from './service.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h);
const provider = await createProvider(h, { entitled: true, profile: { company_name: 'Chirimbolo' } });
const wood = await createService(h, provider, { title: 'Trabajos en madera', category: 'Carpintería' });
const paint = await createService(h, provider, { title: 'Casas y comercios', category: 'Pintura' });
const hidden = await createService(h, provider, { title: 'Guardado', category: 'Pintura', is_active: 0 });

const people = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
const open = async (q: string, service: number, ip = '', opened = true) => {
  const { status } = await h.call('POST', '/api/searches', {
    body: { q, opened, service },
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' },
    ip,
  });
  expect(status).toBe(200);
};
const threeOpen = async (q: string, service: number, opened = true) => {
  for (const ip of people.slice(0, 3)) await open(q, service, ip, opened);
};
const suggested = async () => {
  const as = await signIn(h, admin);
  const { body } = await h.call<{ searches: AdminSearch[] }>('GET', '/api/admin/searches', { as });
  return body.searches.map(({ query, suggestion }) => [query, suggestion?.name, suggestion?.people]);
};

beforeEach(async () => {
  for (const table of ['search_days', 'search_people', 'search_salts'] as const) await db.deleteFrom(table).execute();
  h.clock.advance(second);
});

it('suggests to the team what three people of a day opened, and teaches nothing by itself (rule SRCH-157)', async () => {
  for (const ip of [people[0], people[0], people[1], people[3]])
    await open('zarandajas', wood.id, ip, ip !== people[3]);
  expect(await suggested()).toEqual([['zarandajas', undefined, undefined]]);
  await open('Zarandajas', wood.id, people[2]);
  expect(await suggested()).toEqual([['zarandajas', 'Carpintería', 3]]);
  const { body } = await h.call<{ services: unknown[] }>('GET', '/api/search/services?q=zarandajas');
  expect(body.services).toEqual([]);
  const words = await h.call<{ words: { learned: string[] }[] }>('GET', '/api/searches/words');
  expect(words.body.words.flatMap(({ learned }) => learned)).toEqual([]);
});

it('suggests the category that most people opened', async () => {
  await threeOpen('zarandajas', wood.id);
  await threeOpen('zarandajas', paint.id);
  await open('zarandajas', paint.id, people[3]);
  expect(await suggested()).toEqual([['zarandajas', 'Pintura', 4]]);
});

it('suggests nothing from what was not opened, is not listed or not there', async () => {
  await threeOpen('zarandajas', wood.id, false);
  await threeOpen('zarandajas', hidden.id);
  await threeOpen('zarandajas', 999_999);
  expect(await suggested()).toEqual([['zarandajas', undefined, undefined]]);
});

it('keeps nobody of a day that is over', async () => {
  await threeOpen('zarandajas', wood.id);
  h.clock.advance(day);
  await forgetOldSearches(h.deps);
  for (const table of ['search_people', 'search_salts'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  expect(await suggested()).toEqual([['zarandajas', 'Carpintería', 3]]);
});
