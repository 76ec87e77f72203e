// @module-tag postgres
import type { AdminSearch, MissingTrade, SearchTerm } from '@tero/shared/contract/admin/searches';
import type { Listing } from '@tero/shared/contract/services';
import { second } from '@tero/shared/rules/time/durations';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h);
const client = await createClient(h);

const ask = async <T>(path: string, as: string | null = admin.token) => (await h.call<T>('GET', path, { as })).body;
const pending = async (query = '') =>
  (await ask<{ searches: AdminSearch[] }>(`/api/admin/searches${query}`)).searches.map((row) => row.query);
const terms = async () => (await ask<{ terms: SearchTerm[] }>('/api/admin/search-terms')).terms;
const teach = (form: unknown, category_id: unknown, as: string | null = admin.token) =>
  h.call<{ term: SearchTerm }>('POST', '/api/admin/search-terms', { as, body: { form, category_id } });
const forget = (id: number, as: string | null = admin.token) =>
  h.call('DELETE', `/api/admin/search-terms/${id}`, { as });
const found = async (q: string) =>
  (await ask<Omit<Listing, 'success'>>(`/api/search/services?q=${encodeURIComponent(q)}`, null)).services.map(
    ({ title }) => title,
  );
const words = async () =>
  ask<{ version: number; words: { category_id: number; learned: string[] }[] }>('/api/searches/words', null);
const learned = async () => (await words()).words.flatMap((one) => one.learned);
const log = () =>
  db
    .selectFrom('admin_logs')
    .select(['action', 'entity_type', 'entity_id', 'details'])
    .where('entity_type', '=', 'search_term')
    .orderBy('id')
    .execute();
async function searched(text: string, people = 3, kind: 'query' | 'trade' = 'query') {
  const row = { day: '2026-03-10', kind, text, people, opened: 0, results: 0 };
  await db.insertInto('search_days').values(row).execute();
}

const ids: Record<string, number> = {};

beforeAll(async () => {
  for (const { id, name } of await db.selectFrom('categories').select(['id', 'name']).execute()) ids[name] = id;
  const provider = await createProvider(h, { entitled: true });
  await createService(h, provider, { title: 'Trabajos en madera', category: 'Carpintería' });
});
beforeEach(async () => {
  for (const table of ['search_days', 'search_terms'] as const) await db.deleteFrom(table).execute();
  h.clock.advance(second);
});

describe('a search that gets a category', () => {
  it('is known to the search, the suggestions and the devices at once, and again unknown when undone', async () => {
    await searched('zarandajas');
    expect(await found('zarandaja')).toEqual([]);
    const before = await words();
    const { status, body } = await teach('Zarandajas', ids.Carpintería);
    expect(status).toBe(200);
    expect(body.term).toMatchObject({ form: 'zarandajas', category: { name: 'Carpintería' } });
    expect(await found('zarandaja')).toEqual(['Trabajos en madera']);
    const suggested = await ask<unknown>('/api/search/suggestions?q=zarand', null);
    expect(suggested).toMatchObject([{ kind: 'category', title: 'Carpintería' }]);
    expect(await learned()).toEqual(['zarandajas']);
    expect((await words()).version).toBeGreaterThan(before.version);
    expect(await pending()).toEqual([]);
    expect(await terms()).toHaveLength(1);

    expect((await forget(body.term.id)).status).toBe(200);
    expect(await found('zarandaja')).toEqual([]);
    expect(await learned()).toEqual([]);
    expect(await pending()).toEqual(['zarandajas']);
    expect((await forget(body.term.id)).status).toBe(404);
  });

  it('may get another one, which then holds, and is one row', async () => {
    await teach('zarandajas', ids.Pintura);
    await teach('zarandajas', ids.Carpintería);
    expect(await found('zarandaja')).toEqual(['Trabajos en madera']);
    expect((await terms()).map(({ category }) => category?.name)).toEqual(['Carpintería']);
  });

  it('that is nothing leaves the list, and the search as it is', async () => {
    await searched('zarandajas');
    expect((await teach('zarandajas', null)).status).toBe(200);
    expect(await pending()).toEqual([]);
    expect(await learned()).toEqual([]);
    expect((await terms()).map(({ category }) => category)).toEqual([null]);
  });

  it('is in the log, with what it was and is', async () => {
    const { id } = (await teach('zarandajas', ids.Pintura)).body.term;
    await teach('zarandajas', null);
    await forget(id);
    const pintura = `Pintura (${ids.Pintura})`;
    const rows = (await log()).map(({ details, ...row }) => ({ ...row, details: JSON.parse(details) }));
    expect(rows.slice(-3)).toEqual([
      {
        action: 'create',
        entity_type: 'search_term',
        entity_id: id,
        details: { title: { before: null, after: 'zarandajas' }, category_id: { before: null, after: pintura } },
      },
      {
        action: 'update',
        entity_type: 'search_term',
        entity_id: id,
        details: { category_id: { before: pintura, after: null } },
      },
      {
        action: 'delete',
        entity_type: 'search_term',
        entity_id: id,
        details: { title: { before: 'zarandajas', after: null } },
      },
    ]);
  });

  it.each([
    ['099 123 456', 'Pintura', /teléfonos/],
    ['zarandajas en pocitos', 'Pintura', /lugar/],
    ['busco un servicio', 'Pintura', /cualquier búsqueda/],
    ['vendo zarandajas', 'Pintura', /No busca un servicio/],
    ['electricista', 'Pintura', /otro oficio: Electricidad/],
    ['%%', 'Pintura', /cualquier búsqueda/],
    ['zarandajas', 'Mantenimiento del hogar', /categoría activa/],
    ['zarandajas', 'ninguna', /categoría activa/],
  ])('is refused: %s as %s', async (form, category, why) => {
    const { status, body } = await teach(form, ids[category] ?? 999_999);
    expect(status).toBe(400);
    expect(Object.values(body.errors ?? {}).join()).toMatch(why);
    expect(await terms()).toEqual([]);
  });

  it('is no provider’s own name, while something of that provider is listed', async () => {
    const named = { name: 'Zulma Chirimbolo', username: 'chirimbola', profile: { company_name: 'Ñandú & Trébola' } };
    const owner = await createProvider(h, { entitled: true, ...named });
    expect((await teach('ñandu trebola', ids.Pintura)).status).toBe(200);
    await createService(h, owner);
    for (const form of ['Ñandú & Trébola', 'zulma chirimbolo', owner.username]) {
      const { status, body } = await teach(form, ids.Pintura);
      expect([form, status, body.errors]).toEqual([
        form,
        400,
        { form: expect.stringMatching(/nombre de un proveedor/) },
      ]);
    }
    expect((await teach('zulma', ids.Pintura)).status).toBe(200);
    expect((await teach('Zulma Chirimbolo', null)).status).toBe(200);
  });

  it('is taught and undone by administrators alone', async () => {
    const { id } = (await teach('zarandajas', ids.Pintura)).body.term;
    for (const [as, status] of [
      [null, 401],
      [client.token, 403],
    ] as const) {
      expect((await teach('chirimbolos', ids.Pintura, as)).status).toBe(status);
      expect((await forget(id, as)).status).toBe(status);
      for (const path of ['/api/admin/searches', '/api/admin/searches/trades', '/api/admin/search-terms'])
        expect((await h.call('GET', path, { as })).status).toBe(status);
    }
    expect((await terms()).map(({ form }) => form)).toEqual(['zarandajas']);
  });
});

describe('another process', () => {
  it('knows of it a second later, and asks for nothing but the version until then', async () => {
    expect(await found('zarandaja')).toEqual([]);
    // written without this process's cache, as another process would
    await db
      .insertInto('search_terms')
      .values({ form: 'zarandajas', category_id: ids.Carpintería as number, created_at: h.clock.now().toISOString() })
      .execute();
    expect(await found('zarandaja')).toEqual([]);
    h.clock.advance(second);
    expect(await found('zarandaja')).toEqual(['Trabajos en madera']);
  });

  it('sees every change of what the lexicon is made from, and none of a counter', async () => {
    const version = async () =>
      (await db.selectFrom('lexicon_version').select('version').executeTakeFirstOrThrow()).version;
    const id = ids.Música as number;
    const changes: [string, () => Promise<unknown>, boolean][] = [
      ['name', () => db.updateTable('categories').set({ name: 'Música' }).where('id', '=', id).execute(), true],
      ['state', () => db.updateTable('categories').set({ is_active: 1 }).where('id', '=', id).execute(), true],
      ['counter', () => db.updateTable('categories').set({ listed_count: 0 }).where('id', '=', id).execute(), false],
      ['alias', () => db.insertInto('category_aliases').values({ alias_key: 'zz', category_id: id }).execute(), true],
      ['no alias', () => db.deleteFrom('category_aliases').where('alias_key', '=', 'zz').execute(), true],
    ];
    for (const [name, change, isNew] of changes) {
      const before = await version();
      await change();
      expect([name, (await version()) > before]).toEqual([name, isNew]);
    }
  });
});

describe('the lists', () => {
  it('are searched and sorted', async () => {
    await searched('zarandajas', 3);
    await searched('chirimbolos rotos', 5);
    expect(await pending()).toEqual(['chirimbolos rotos', 'zarandajas']);
    expect(await pending('?sort=people')).toEqual(['zarandajas', 'chirimbolos rotos']);
    expect(await pending('?sort=query')).toEqual(['chirimbolos rotos', 'zarandajas']);
    expect(await pending('?search=roto')).toEqual(['chirimbolos rotos']);
    expect(await pending('?search=10/03/2026')).toHaveLength(2);
    expect(await pending('?search=11/03/2026')).toEqual([]);
  });

  it('say which trades are asked for and have no category, until one is opened', async () => {
    const trades = async (query = '') =>
      (await ask<{ trades: MissingTrade[] }>(`/api/admin/searches/trades${query}`)).trades;
    await searched('Cerrajería', 7, 'trade');
    await searched('Piscinas', 2, 'trade');
    expect(await trades()).toEqual([
      { id: expect.any(Number), trade: 'Cerrajería', people: 7, days: 1, last_day: '2026-03-10' },
    ]);
    expect(await trades('?search=cerrajer')).toHaveLength(1);
    const { status } = await h.call('POST', '/api/admin/categories', {
      as: admin.token,
      body: { name: 'Cerrajería', description: 'Llaves', icon: 'fa-key' },
    });
    expect(status).toBe(201);
    expect(await trades()).toEqual([]);
  });
});
