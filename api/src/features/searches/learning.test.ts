// @module-tag postgres
import type { SearchTerm } from '@tero/shared/contract/admin/searches';
import type { Listing } from '@tero/shared/contract/services';
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
await createService(h, provider, { title: 'Casas y comercios', category: 'Pintura' });

const people = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
const open = (q: string, service: number, ip: string, opened = true) =>
  h.call('POST', '/api/searches', {
    body: { q, opened, service },
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' },
    ip,
  });
const threeOpen = async (q: string, service: number) => {
  for (const ip of people) expect((await open(q, service, ip)).status).toBe(200);
  h.clock.advance(second);
};
const terms = async () =>
  (await h.call<{ terms: SearchTerm[] }>('GET', '/api/admin/search-terms', { as: await signIn(h, admin) })).body.terms;
const found = async (q: string) => {
  const { body } = await h.call<Omit<Listing, 'success'>>('GET', `/api/search/services?q=${encodeURIComponent(q)}`);
  return body.services.map(({ title }) => title);
};
const used = async () =>
  (await h.call<{ words: { used?: string[] }[] }>('GET', '/api/searches/words')).body.words.flatMap(
    (one) => one.used ?? [],
  );

beforeEach(async () => {
  for (const table of ['search_days', 'search_people', 'search_salts', 'search_terms'] as const)
    await db.deleteFrom(table).execute();
  h.clock.advance(second);
});

it('learns from three people of a day what they opened, for the devices too (rule SRCH-157)', async () => {
  for (const ip of [people[0], people[0], people[1]]) await open('zarandajas', wood.id, ip ?? '');
  expect(await terms()).toEqual([]);
  expect(await found('zarandajas')).toEqual([]);
  await threeOpen('Zarandajas urgente', wood.id);
  expect(await terms()).toMatchObject([{ form: 'zarandajas', category: { name: 'Carpintería' }, people: 3 }]);
  expect(await found('zarandaja')).toEqual(['Trabajos en madera']);
  expect(await used()).toEqual(['zarandajas']);
  // a little: what the lexicon says of the other words counts more
  expect((await found('pintor zarandajas'))[0]).toBe('Casas y comercios');
});

it('counts no two days together, and keeps nobody of a day that is over', async () => {
  for (const ip of people.slice(0, 2)) await open('zarandajas', wood.id, ip);
  h.clock.advance(day);
  await forgetOldSearches(h.deps);
  for (const table of ['search_days', 'search_people', 'search_salts'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  await open('zarandajas', wood.id, people[2] ?? '');
  expect(await terms()).toEqual([]);
});

it('learns neither what it knows, nor a name, nor from what was not opened or is not listed', async () => {
  await threeOpen('carpintero', wood.id);
  await threeOpen('chirimbolo', wood.id);
  await threeOpen('zarandajas', 999_999);
  for (const ip of people) await open('zarandajas', wood.id, ip, false);
  expect(await terms()).toEqual([]);
});

it('stays undone, and what the team said goes before', async () => {
  await threeOpen('zarandajas', wood.id);
  const undo = async () => {
    const [term] = await terms();
    return (await h.call('DELETE', `/api/admin/search-terms/${term?.id}`, { as: await signIn(h, admin) })).status;
  };
  expect(await undo()).toBe(200);
  h.clock.advance(day);
  await threeOpen('zarandajas', wood.id);
  expect(await terms()).toMatchObject([{ form: 'zarandajas', category: null, people: null }]);
  expect(await found('zarandajas')).toEqual([]);
  expect(await undo()).toBe(200);
  expect(await terms()).toEqual([]);
  const { id } = await db.selectFrom('categories').select('id').where('name', '=', 'Pintura').executeTakeFirstOrThrow();
  const body = { form: 'zarandajas', category_id: id };
  expect((await h.call('POST', '/api/admin/search-terms', { as: await signIn(h, admin), body })).status).toBe(200);
  await threeOpen('zarandajas', wood.id);
  expect(await terms()).toMatchObject([{ category: { name: 'Pintura' }, people: null }]);
});
