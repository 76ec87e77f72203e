// @module-tag postgres
import type { Notification } from '@tero/shared/contract/notifications';
import type { SavedSearch } from '@tero/shared/contract/saved-searches';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { expectRoomForOne, times } from '../../../test/cap.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { tellOfNewServices } from './matching-service.ts';

const h = await startHarness();

const save = ({ token }: Person, body: object) =>
  h.call<{ search: SavedSearch }>('POST', '/api/saved-searches', { as: token, body });
const listOf = async ({ token }: Person) =>
  (await h.call<{ searches: SavedSearch[] }>('GET', '/api/saved-searches', { as: token })).body.searches;
async function told({ token }: Person): Promise<Notification[]> {
  await tellOfNewServices(h.deps);
  return (await h.call<{ notifications: Notification[] }>('GET', '/api/notifications?limit=50', { as: token })).body
    .notifications;
}
const searching = async (body: object) => {
  const person = await createClient(h);
  expect((await save(person, body)).status).toBe(200);
  return person;
};

describe('saving a search', () => {
  it('labels it with its criteria, and saving it again changes nothing', async () => {
    const person = await createClient(h);
    const wanted = [
      [{ q: '%Pintura%' }, 'Pintura'],
      [{ category: 'electricidad' }, 'Electricidad'],
      [{ category: 'Electricidad', coverageArea: 'Pocitos, Montevideo' }, 'Electricidad en Pocitos'],
      [{ coverageArea: 'Salto' }, 'Servicios en Salto'],
      [{ category: 'afinador-de-pianos' }, 'afinador de pianos'],
    ] as const;
    for (const [body, label] of wanted) expect((await save(person, body)).body.search.label).toBe(label);
    expect((await save(person, { q: ' pintúra ' })).body.search.label).toBe('Pintura');
    expect((await listOf(person)).map(({ label }) => label)).toEqual(wanted.map(([, label]) => label).reverse());
  });

  it('is for oneself', async () => {
    const [owner, other] = [await searching({ q: 'pintura' }), await createClient(h)];
    const [search] = await listOf(owner);
    const remove = (as: Person) => h.call('DELETE', `/api/saved-searches/${search?.id}`, { as: as.token });
    expect([(await remove(other)).status, (await remove(owner)).status, (await remove(owner)).status]).toEqual([
      404, 200, 404,
    ]);
    expect(await listOf(owner)).toEqual([]);
  });

  it('is limited in number', async () => {
    const person = await createClient(h);
    for (let saved = 0; saved < limits.savedSearches; saved += 1) await save(person, { q: `cosa ${saved}` });
    const response = await save(person, { q: 'una más' });
    expect([response.status, response.body.code]).toEqual([409, 'quota_exceeded']);
    expect((await save(person, { q: 'cosa 3' })).status).toBe(200);
  });

  it.each([
    [{}, { q: 'Elegí una búsqueda, una categoría o una zona' }],
    [{ q: '' }, { q: 'Elegí una búsqueda, una categoría o una zona' }],
    [{ q: 'luz', category: 'no existe' }, { category: expect.stringMatching(/\p{L}/u) }],
    [{ q: 'x'.repeat(201) }, { q: 'La búsqueda admite hasta 200 caracteres' }],
    [{ q: 'luz', coverageArea: 'x'.repeat(201) }, { coverageArea: 'La zona admite hasta 120 caracteres' }],
    [{ q: 5 }, { q: 'La búsqueda tiene que ser un texto' }],
  ])('refuses %o', async (body, errors) => {
    const response = await save(await createClient(h), body);
    expect([response.status, response.body.errors]).toEqual([400, errors]);
  });
});

describe('a newly listed service', () => {
  it('is notified to those whose search, category and place would list it, once each', async () => {
    const provider = await createProvider(h, { entitled: true });
    const by = {
      text: await searching({ q: 'lámparas' }),
      both: await searching({ q: 'electricista en pocitos' }),
      category: await searching({ category: 'Electricidad' }),
      place: await searching({ category: 'Electricidad', coverageArea: 'Montevideo' }),
      otherText: await searching({ q: 'cañerías' }),
      otherCategory: await searching({ category: 'Pintura' }),
      otherPlace: await searching({ category: 'Electricidad', coverageArea: 'Salto' }),
      nobody: await createClient(h),
    };
    await save(by.text, { category: 'Electricidad' });
    await save(provider, { category: 'Electricidad' });
    const title = 'Electricista: lámparas y tableros';
    const service = await createService(h, provider, { title, coverage_area: 'Pocitos, Montevideo' });
    for (const person of [by.text, by.both, by.category, by.place]) {
      expect(await told(person)).toMatchObject([
        {
          type: 'new_service',
          title: 'Servicio nuevo en Pocitos, Montevideo',
          link: `/servicios/${service.id}`,
          is_read: false,
        },
      ]);
    }
    for (const person of [by.otherText, by.otherCategory, by.otherPlace, by.nobody, provider]) {
      expect(await told(person)).toEqual([]);
    }
    expect((await told(by.both))[0]?.message).toBe(`«${title}» coincide con tu búsqueda «electricista en pocitos».`);
  });

  it('is notified to who pressed what else the search may be (rule SRCH-154)', async () => {
    const provider = await createProvider(h, { entitled: true });
    const q = 'humedad en la pared';
    const pressed = await searching({ q, category: 'sanitario' });
    expect((await listOf(pressed))[0]).toMatchObject({ q, category: 'Sanitario' });
    const other = await searching({ q, category: 'electricidad' });
    const title = 'Humedad en paredes: buscamos la pérdida';
    const service = await createService(h, provider, { title, category: 'Sanitario' });
    expect(await told(pressed)).toMatchObject([{ link: `/servicios/${service.id}` }]);
    expect(await told(other)).toEqual([]);
  });

  it('is matched among any number of other matching services', async () => {
    const provider = await createProvider(h, { entitled: true });
    for (let made = 0; made < 60; made += 1) await createService(h, provider, { title: `Molduras ${made}` });
    await tellOfNewServices(h.deps);
    const person = await searching({ q: 'molduras' });
    h.clock.advance(1000);
    const { id } = await createService(h, provider, { title: 'Molduras de yeso' });
    expect((await told(person)).map(({ link }) => link)).toEqual([`/servicios/${id}`]);
  });

  it('is not notified again when it is unlisted and listed again', async () => {
    const provider = await createProvider(h, { entitled: true });
    const service = await createService(h, provider, { title: 'Tapizado de sillones' });
    await tellOfNewServices(h.deps);
    const person = await searching({ q: 'tapizado' });
    for (const is_active of [false, true]) {
      const path = `/api/services/${service.id}/active`;
      expect((await h.call('PUT', path, { as: provider.token, body: { is_active } })).status).toBe(200);
    }
    expect(await told(person)).toEqual([]);
  });

  it('is not notified if it was listed before the search was saved, or written long ago', async () => {
    const provider = await createProvider(h, { entitled: true });
    await createService(h, provider, { title: 'Ventriloquía de fiestas' });
    h.clock.advance(1000);
    const person = await searching({ q: 'ventriloquía' });
    const long = new Date(h.clock.now().getTime() - 31 * day).toISOString();
    await createService(h, provider, { title: 'Ventriloquía escolar', created_at: long });
    expect(await told(person)).toEqual([]);
  });

  it('is not notified while nobody can see it', async () => {
    const provider = await createProvider(h);
    const person = await searching({ q: 'cerrajería' });
    await createService(h, provider, { title: 'Cerrajería urgente' });
    expect(await told(person)).toEqual([]);
  });

  it('is notified to each of a crowd, but for who was told of ten already', async () => {
    const provider = await createProvider(h, { entitled: true });
    const full = await searching({ q: 'vitrales' });
    for (let made = 0; made < 10; made += 1) await createService(h, provider, { title: `Vitrales ${made}` });
    await tellOfNewServices(h.deps);
    const crowd: Person[] = [];
    for (let made = 0; made < 30; made += 1) crowd.push(await searching({ q: 'vitrales' }));
    h.clock.advance(1000);
    const { id } = await createService(h, provider, { title: 'Vitrales emplomados' });
    await tellOfNewServices(h.deps);
    const links = await Promise.all(crowd.map(async (person) => (await told(person)).map(({ link }) => link)));
    expect(links).toEqual(crowd.map(() => [`/servicios/${id}`]));
    expect(await told(full)).toHaveLength(10);
  });

  it('is not notified above ten in a day', async () => {
    const provider = await createProvider(h, { entitled: true });
    const person = await searching({ q: 'zapatos' });
    for (let made = 0; made < 12; made += 1) await createService(h, provider, { title: `Zapatos ${made}` });
    expect(await told(person)).toHaveLength(10);
    h.clock.advance(day + 1);
    await createService(h, provider, { title: 'Zapatos de baile' });
    expect(await told(person)).toHaveLength(11);
  });
});

it('of several at once as many get in as there is room for', async () => {
  const client = await createClient(h);
  await expectRoomForOne({
    most: limits.savedSearches,
    fill: async () => {
      for (const q of times(limits.savedSearches - 1, (place) => `busco ${place}`)) await save(client, { q });
    },
    attempt: (place) => save(client, { q: `otra ${place}` }),
    rows: h.deps.db.selectFrom('saved_searches').select('id').where('account_id', '=', client.id),
  });
});
