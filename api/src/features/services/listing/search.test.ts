// @module-tag postgres
import type { Listing } from '@tero/shared/contract/services';
import { beforeAll, describe, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createClient, createProvider } from '../../../../test/people.ts';
import { writeReview } from '../../../../test/reviews.ts';
import { createService } from '../../../../test/services.ts';
import { refreshStale } from '../lists/indexing.ts';

const h = await startHarness();

const searched = async (q: string, more = '') => {
  const path = `/api/search/services?q=${encodeURIComponent(q)}${more}`;
  const { status, body } = await h.call<Omit<Listing, 'success'>>('GET', path);
  expect(status).toBe(200);
  expect(body.total).toBe(body.services.length);
  return body;
};
const found = async (q: string, more = '') => (await searched(q, more)).services.map((service) => service.title);

interface Suggestion {
  id: number;
  title: string;
  category: string;
  description: string;
  price: string;
  kind?: string;
}

const allSuggested = async (q: string, more = '') => {
  const { status, body } = await h.call('GET', `/api/search/suggestions?q=${encodeURIComponent(q)}${more}`);
  expect(status).toBe(200);
  return body as unknown as Suggestion[];
};
/** Returns the suggestions that are services. */
const suggested = async (q: string) => (await allSuggested(q)).filter(({ kind }) => kind !== 'category');

/** Returns four reviews with this average. */
const rated = (rating: number) => ({ rating, reviews_count: 4, rating_total: 4 * rating });

beforeAll(async () => {
  const provider = await createProvider(h, { entitled: true, profile: { company_name: 'Chispa Oriental' } });
  const base = { description: 'Trabajo prolijo.', coverage_area: 'Uruguay' };
  const many: Parameters<typeof createService>[2][] = [
    { title: 'Instalación eléctrica', category: 'Electricidad', coverage_area: 'Pocitos, Montevideo', ...rated(400) },
    { title: 'Tableros y llaves', category: 'Electricidad', coverage_area: 'Montevideo', ...rated(500), price: 1500 },
    { title: 'Cambio de llaves de luz', category: 'Electricidad', coverage_area: 'Salto, Salto', ...rated(300) },
    { title: 'Ramos de flores', category: 'Jardinería', coverage_area: 'Rivera' },
    {
      title: 'Poda de árboles',
      category: 'Jardinería',
      coverage_area: 'Flores',
      description: 'También cañas y ñandubay, al 100% de lo pedido.',
    },
    {
      title: 'Clases de inglés',
      category: 'Idiomas',
      description: 'Para niños y niñas, con un texto largo que se corta al mostrar la sugerencia en la lista.',
    },
  ];
  for (const given of many) await createService(h, provider, { ...base, ...given });
});

describe('search', () => {
  it.each([
    ['INGLES', ['Clases de inglés']],
    ['inglés', ['Clases de inglés']],
    ['%ingles%', ['Clases de inglés']],
    ['clase', ['Clases de inglés']],
    ['ninos', ['Clases de inglés']],
    ['ñandubay', ['Poda de árboles']],
    ['arbol', ['Poda de árboles', 'Ramos de flores']],
    ['chispa oriental clases', ['Clases de inglés']],
    ['nadie ofrece esto', []],
  ])('%s', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  it('finds by category, group and alias, titles first and then the best rated', async () => {
    expect(await found('llaves')).toEqual(['Tableros y llaves', 'Cambio de llaves de luz']);
    expect(await found('electricistas')).toEqual([
      'Tableros y llaves',
      'Instalación eléctrica',
      'Cambio de llaves de luz',
    ]);
  });

  it.each([
    ['electricista en Pocitos', ['Tableros y llaves', 'Instalación eléctrica']],
    ['electricista pocitos, montevideo', ['Tableros y llaves', 'Instalación eléctrica']],
    ['electricista MONTEVIDEO', ['Tableros y llaves', 'Instalación eléctrica']],
    ['electricista en salto', ['Cambio de llaves de luz']],
    ['pocitos', ['Tableros y llaves', 'Instalación eléctrica', 'Clases de inglés']],
  ])('knows places: %s', async (q, expected) => {
    expect((await found(q)).sort()).toEqual([...expected].sort());
  });

  it('reads a word that is also a place as one only where a place is expected', async () => {
    expect((await found('flores'))[0]).toBe('Ramos de flores');
    expect((await searched('flores')).understood?.place).toBeNull();
    expect((await searched('jardinero en flores')).understood?.place?.text).toBe('Flores');
    expect((await found('jardinero en flores'))[0]).toBe('Poda de árboles');
  });

  it('takes operators and signs as plain text', async () => {
    for (const q of [
      '100%',
      "'",
      '"',
      '%',
      '_',
      '\\',
      '*',
      'a"b',
      "' OR 1=1 --",
      '(',
      'NEAR(',
      'title:x',
      '&|!',
      '\u0000',
    ]) {
      await found(q);
    }
    expect(await found(`zz'ingles"`)).toEqual(['Clases de inglés']);
    expect(await found('NOT ingles')).toEqual(['Clases de inglés']);
  });

  it('filters and sorts what it finds', async () => {
    expect(await found('electricista', '&sort=priceAsc&maxPrice=1600')).toEqual(['Tableros y llaves']);
    expect(await found('electricista', '&coverageArea=Salto, Salto')).toEqual(['Cambio de llaves de luz']);
  });

  it('without text lists everything', async () => {
    expect((await found('%%')).length).toBe(6);
  });

  it('refuses 10 kB with a message', async () => {
    const { status, body } = await h.call('GET', `/api/search/services?q=${'a'.repeat(10_000)}`);
    expect([status, body.errors?.q]).toEqual([400, 'La búsqueda admite hasta 200 caracteres']);
  });
});

describe('suggestions', () => {
  it('have categories, unless services alone are asked for', async () => {
    expect((await allSuggested('ingles')).map(({ kind }) => kind)).toContain('category');
    expect((await allSuggested('ingles', '&categories=0')).map(({ kind }) => kind)).toEqual([undefined]);
  });

  it('put categories first, also for a synonym or a misspelled word, with their number of services', async () => {
    expect((await allSuggested('elec'))[0]).toMatchObject({
      kind: 'category',
      slug: 'electricidad',
      title: 'Electricidad',
      services: 3,
    });
    for (const q of ['electrisista', 'enchu', 'ele']) {
      expect((await allSuggested(q))[0], q).toMatchObject({ slug: 'electricidad' });
    }
  });

  it('start at any word of the title, blind to accents and case, from 2 characters on', async () => {
    expect((await suggested('i')).length).toBe(0);
    expect((await suggested('IN')).map((s) => s.title).sort()).toEqual(['Clases de inglés', 'Instalación eléctrica']);
    expect((await suggested('ingl')).map((s) => s.title)).toEqual(['Clases de inglés']);
    expect((await suggested('tableros y ll')).map((s) => s.title)).toEqual(['Tableros y llaves']);
    expect((await suggested('%elé%')).map((s) => s.title)).toEqual(['Instalación eléctrica']);
    expect(await suggested('xyz')).toEqual([]);
  });

  it('show category, price and at most 60 characters of the description', async () => {
    const [english] = await suggested('ingles');
    expect(english).toMatchObject({ category: 'Idiomas', price: '$1.800' });
    expect(english?.description.length).toBeLessThanOrEqual(60);
    expect(english?.description.endsWith('…')).toBe(true);
  });

  it('put the better rated first', async () => {
    expect((await suggested('llaves')).map((s) => s.title)).toEqual(['Tableros y llaves', 'Cambio de llaves de luz']);
  });

  describe('of names', () => {
    const named = async (q: string) =>
      (await allSuggested(q, '&names=1')).filter(({ kind }) => kind === 'provider').map(({ title }) => title);

    it('lead to the profiles of providers and firms by the beginnings of their words, if asked for', async () => {
      expect(await named('chis')).toEqual(['Chispa Oriental']);
      expect(await named('oriental CHÍSP')).toEqual(['Chispa Oriental']);
      expect(await named('ch')).toEqual([]);
      expect(await named('chispazo')).toEqual([]);
      expect((await allSuggested('chis')).map(({ kind }) => kind)).not.toContain('provider');
      const own = await createProvider(h, { entitled: true, name: 'Zenón Quirós' });
      await createService(h, own, { title: 'Sin nombre' });
      expect(await named('quiros')).toEqual(['Zenón Quirós']);
      // what else the panel finds people by
      expect(await named(own.email)).toEqual([]);
      expect(await named(own.username)).toEqual([]);
      expect(await named('099123456')).toEqual([]);
    });

    it('stand behind services where the text begins a trade', async () => {
      const profile = { company_name: 'Electricista Plomero Pintor', service: 'Todo tipo de trabajos '.repeat(8) };
      const provider = await createProvider(h, { entitled: true, profile });
      await createService(h, provider, { title: 'Changas' });
      const found = await allSuggested('electric', '&names=1');
      expect(found.map(({ kind }) => kind).indexOf('provider')).toBe(found.length - 1);
      expect(found.some(({ kind }) => kind === 'service' || kind === undefined)).toBe(true);
      expect(found.at(-1)?.description.length).toBeLessThanOrEqual(60);
    });

    it('are of nobody who has nothing listed, is hidden or suspended', async () => {
      const profile = { company_name: 'Ñandubay Hermanos' };
      const provider = await createProvider(h, { entitled: true, profile });
      const { id } = provider;
      expect(await named('nandubay')).toEqual([]);
      await createService(h, provider, { title: 'Postes' });
      expect(await named('nandubay')).toEqual(['Ñandubay Hermanos']);
      const at = h.clock.now().toISOString();
      const { db } = h.deps;
      const hide = (hidden_at: string | null) =>
        db.updateTable('provider_profiles').set({ hidden_at }).where('account_id', '=', id).execute();
      const suspend = (suspended_at: string | null) =>
        db.updateTable('accounts').set({ suspended_at }).where('id', '=', id).execute();
      for (const put of [hide, suspend]) {
        await put(at);
        expect(await named('nandubay')).toEqual([]);
        await put(null);
        expect(await named('nandubay')).toEqual(['Ñandubay Hermanos']);
      }
      await db.updateTable('services').set({ is_active: 0, listed: 0 }).where('provider_id', '=', id).execute();
      expect(await named('nandubay')).toEqual([]);
    });
  });

  it('put titles that begin with the text before those that contain it, also after new reviews', async () => {
    const provider = await createProvider(h, { entitled: true });
    const guitar = { title: 'Guitarra eléctrica', category: 'Música', rating: 500, reviews_count: 90 };
    const late = await createService(h, provider, guitar);
    await createService(h, provider, { title: 'El electricista de la cuadra', category: 'Electricidad' });
    const early = await createService(h, provider, { title: 'Electricista a domicilio', category: 'Electricidad' });
    const order = async () => (await suggested('electri')).map((s) => s.title).filter((title) => title !== known);
    const known = 'Instalación eléctrica';
    const expected = ['Electricista a domicilio', 'El electricista de la cuadra', 'Guitarra eléctrica'];
    expect(await order()).toEqual(expected);
    for (const service of [late, early])
      expect((await writeReview(h, await createClient(h), service)).status).toBe(201);
    await refreshStale(h.deps);
    expect(await order()).toEqual(expected);
  });
});

it('puts whoever is called so before the others of the trade, whatever category it chose', async () => {
  const provider = await createProvider(h, { entitled: true });
  const given = { title: 'Portones de Electricidad Zubizarreta', category: 'Albañilería' };
  await createService(h, provider, given);
  expect((await found('electricidad zubizarreta'))[0]).toBe(given.title);
  expect((await found('electricidad'))[0]).not.toBe(given.title);
});

it('looks in one category only when asked to, in both orders and beside other filters (rule SRCH-126)', async () => {
  const provider = await createProvider(h, { entitled: true });
  const given = { description: 'Zurcidos.', coverage_area: 'Uruguay' };
  await createService(h, provider, { ...given, title: 'Quillangos pintados', category: 'Pintura', price: 900 });
  await createService(h, provider, { ...given, title: 'Quillangos lustrados', category: 'Carpintería', price: 100 });
  expect((await found('quillangos')).toSorted()).toEqual(['Quillangos lustrados', 'Quillangos pintados']);
  for (const category of ['pintura', 'Pintura', 'PINTURA']) {
    expect(await found('quillangos', `&category=${category}`)).toEqual(['Quillangos pintados']);
    expect(await found('quillangos', `&category=${category}&sort=priceAsc`)).toEqual(['Quillangos pintados']);
  }
  expect(await found('quillangos', '&category=pintura&maxPrice=500')).toEqual([]);
  expect(await found('quillangos', '&category=tecnologia-y-soporte')).toEqual([]);
  expect((await found('quillangos', '&category=mantenimiento-del-hogar')).length).toBe(2);
  expect((await found('quillangos', '&category=narnia')).length).toBe(2);
  expect(await found('', '&category=pintura')).toContain('Quillangos pintados');
});
