// @module-tag postgres
import { minute } from '@tero/shared/rules/time/durations';
import { beforeAll, describe, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createProvider, type Person } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';
import { inTransaction } from '../../../db/transaction.ts';

const h = await startHarness();

interface Listing {
  services: { id: number; title: string }[];
  total: number;
  totalIsFloor: boolean;
  page: number;
  totalPages: number;
  category: string | null;
}

let provider: Person;
const get = (path: string) => h.call<Listing>('GET', path);
const titles = async (path: string) => (await get(path)).body.services.map((service) => service.title);

// 10 March 2026 is a Tuesday in Montevideo
beforeAll(async () => {
  provider = await createProvider(h, { entitled: true });
  const many: Parameters<typeof createService>[2][] = [
    {
      title: 'Barato',
      price: 500,
      rating: 300,
      reviews_count: 1,
      days: ['martes'],
      coverage_area: 'Pocitos, Montevideo',
    },
    { title: 'Caro', price: [4000, 6000], rating: 480, reviews_count: 9, days: ['lunes'], coverage_area: 'Montevideo' },
    {
      title: 'A convenir',
      price: null,
      rating: 480,
      reviews_count: 10,
      service_type: 'remoto',
      coverage_area: 'Uruguay',
    },
    { title: 'Medio', price: [900, 1500], rating: 449, reviews_count: 2, service_type: 'both', coverage_area: 'Salto' },
    {
      title: 'Corto y largo',
      price: 2000,
      rating: 0,
      reviews_count: 0,
      estimated_duration: '2 horas o 1 semana',
      category: 'Pintura',
      coverage_area: 'Centro, Montevideo',
    },
  ];
  for (const given of many) {
    await createService(h, provider, {
      category: 'Electricidad',
      service_type: 'presencial',
      estimated_duration: '3 días',
      ...given,
    });
    h.clock.advance(minute);
  }
});

describe('order', () => {
  it.each([
    ['', ['A convenir', 'Caro', 'Medio', 'Barato', 'Corto y largo']],
    ['?sort=ratingDesc', ['A convenir', 'Caro', 'Medio', 'Barato', 'Corto y largo']],
    ['?sort=priceAsc', ['Barato', 'Medio', 'Corto y largo', 'Caro', 'A convenir']],
    ['?sort=priceDesc', ['Caro', 'Corto y largo', 'Medio', 'Barato', 'A convenir']],
    ['?sort=newest', ['Corto y largo', 'Medio', 'A convenir', 'Caro', 'Barato']],
  ])('of /api/services%s', async (query, expected) => {
    expect(await titles(`/api/services${query}`)).toEqual(expected);
  });
});

describe('filters', () => {
  it.each([
    // a range matches when it overlaps; a service without a price matches only without a price filter
    ['maxPrice=1000', ['Medio', 'Barato']],
    ['maxPrice=5000', ['A convenir', 'Caro', 'Medio', 'Barato', 'Corto y largo']],
    ['minPrice=1600', ['Caro', 'Corto y largo']],
    ['minPrice=5500&maxPrice=5000', ['Caro']],
    ['minPrice=1000&maxPrice=1900', ['Medio']],
    ['rating=5', ['A convenir', 'Caro']],
    ['rating=4', ['A convenir', 'Caro', 'Medio']],
    ['rating=0', ['A convenir', 'Caro', 'Medio', 'Barato', 'Corto y largo']],
    ['serviceType=remoto', ['A convenir', 'Medio']],
    ['serviceType=presencial', ['Caro', 'Medio', 'Barato', 'Corto y largo']],
    ['serviceType=both', ['Medio']],
    ['serviceType=ambos', ['Medio']],
    ['availableDays=martes,sabado', ['A convenir', 'Medio', 'Barato', 'Corto y largo']],
    ['availableDays=["lunes"]', ['A convenir', 'Caro', 'Medio', 'Corto y largo']],
    ['disponibleHoy=1&maxPrice=600', ['Barato']],
    ['disponibleHoy=true&minPrice=3000', []],
    ['duration=media', ['A convenir', 'Caro', 'Medio', 'Barato']],
    ['duration=corta', ['Corto y largo']],
    ['duration=larga', ['Corto y largo']],
    ['coverageArea=Pocitos, Montevideo', ['A convenir', 'Caro', 'Barato']],
    ['coverageArea=MONTEVIDEO', ['A convenir', 'Caro', 'Barato', 'Corto y largo']],
    ['coverageArea=Salto', ['A convenir', 'Medio']],
    ['coverageArea=Uruguay', ['A convenir', 'Caro', 'Medio', 'Barato', 'Corto y largo']],
  ])('%s', async (query, expected) => {
    const { status, body } = await get(`/api/services?${encodeURI(query)}`);
    expect(status).toBe(200);
    expect(body.services.map((service) => service.title)).toEqual(expected);
    expect(body.total).toBe(expected.length);
  });

  it('know the local day: late on Tuesday in Montevideo it is already Wednesday in UTC', async () => {
    const now = h.clock.now().toISOString();
    h.clock.set('2026-03-11T02:30:00.000Z');
    expect(await titles('/api/services?disponibleHoy=1&maxPrice=600')).toEqual(['Barato']);
    h.clock.set('2026-03-11T03:30:00.000Z');
    expect(await titles('/api/services?disponibleHoy=1&maxPrice=600')).toEqual([]);
    h.clock.set(now);
  });
});

describe('pages', () => {
  it('are cut with their totals, and an empty one lies beyond the last', async () => {
    const { body } = await get('/api/services?limit=2&page=3');
    expect(body).toMatchObject({ total: 5, totalPages: 3, page: 3, totalIsFloor: false });
    expect(body.services.map((service) => service.title)).toEqual(['Corto y largo']);
    expect((await get('/api/services?limit=2&page=4')).body).toMatchObject({ services: [], totalPages: 3 });
  });

  it('hold at most 48', async () => {
    const { status, body } = await get('/api/services?limit=1000000');
    expect([status, body.totalPages]).toEqual([200, 1]);
  });

  it.each([
    ['sort=DROP TABLE', 'sort', 'Orden inválido'],
    ['page=-1', 'page', 'Página inválida'],
    ['page=dos', 'page', 'Página inválida'],
    ['page=1&page=2', 'page', 'Página inválida'],
    ['limit=0', 'limit', 'Límite inválido'],
    ['minPrice=gratis', 'minPrice', 'Precio inválido'],
    ['minPrice=900&maxPrice=100', 'maxPrice', 'El precio máximo no puede ser menor que el mínimo'],
    ['rating=9', 'rating', 'Calificación inválida'],
    ['availableDays=lunedi', 'availableDays.0', 'Día inválido'],
    ['duration=eterna', 'duration', 'Duración inválida'],
  ])('refuse %s', async (query, field, message) => {
    const { status, body } = await get(`/api/services?${query}`);
    expect(status).toBe(400);
    expect(body.errors?.[field]).toBe(message);
  });
});

describe('categories', () => {
  it.each(['Electricidad', 'electricidad', 'ELECTRICIDAD', 'Electricista'])('%s is one leaf', async (name) => {
    const { body } = await get(`/api/services/category/${encodeURIComponent(name)}`);
    expect([body.category, body.total]).toEqual(['Electricidad', 4]);
  });

  it('a group holds its leaves, by name or with hyphens', async () => {
    for (const name of ['Mantenimiento del hogar', 'mantenimiento-del-hogar']) {
      const { body } = await get(`/api/services/category/${encodeURIComponent(name)}?sort=priceAsc`);
      expect([body.category, body.total]).toEqual(['Mantenimiento del hogar', 5]);
      expect(body.services[0]?.title).toBe('Barato');
    }
  });

  it.each([
    ['Plomería', 'Sanitario'],
    ['Reparaciones generales', 'Carpintería'],
    ['Desarrollo web y apps', 'Diseño web'],
    ['Limpieza del hogar', 'Limpieza del hogar'],
    ['Jardinería', 'Jardinería'],
    ['diseno-web', 'Diseño web'],
  ])('the tile %s leads to %s', async (term, category) => {
    expect((await get(`/api/services/category/${encodeURIComponent(term)}`)).body.category).toBe(category);
  });

  it('are found by id too', async () => {
    const list = await h.call<{ id: number; name: string; services_count: number }[]>('GET', '/api/service_category');
    const leaf = (list.body as unknown as { id: number; name: string; services_count: number }[]).find(
      (c) => c.name === 'Pintura',
    );
    expect(leaf?.services_count).toBe(1);
    expect((await get(`/api/services/category/${leaf?.id}`)).body.category).toBe('Pintura');
  });

  it('an unknown name is searched as text', async () => {
    const { body } = await get('/api/services/category/corto-largo');
    expect([body.category, body.services.map((s) => s.title)]).toEqual([null, ['Corto y largo']]);
  });

  it('a name without a letter is refused in Spanish', async () => {
    const { status, body } = await h.call('GET', '/api/services/category/%00');
    expect([status, body.errors]).toEqual([400, { name: 'Categoría inválida' }]);
  });

  it('with serviceId it gives the three best others', async () => {
    const [first] = (await get('/api/services/category/Electricidad')).body.services;
    const { body } = await get(`/api/services/category/Electricidad?serviceId=${first?.id}`);
    expect(body.services.map((service) => service.title)).toEqual(['Caro', 'Medio', 'Barato']);
  });
});

describe('what is listed', () => {
  it('ends with the subscription at its instant, and starts again with it', async () => {
    const { hideLapsed, refreshListed } = await import('../lists/lists.ts');
    const lapsing = await createProvider(h, { entitled: '2026-03-20T00:00:00.000Z' });
    const { id } = await createService(h, lapsing, { title: 'Efímero trabajo', category: 'Música' });
    const found = async () => (await get('/api/search/services?q=efimero')).body.services.map((s) => s.id);
    const counted = async () => (await get('/api/services/category/Música')).body.total;
    expect([await found(), await counted()]).toEqual([[id], 1]);
    const before = h.clock.now().toISOString();
    h.clock.set('2026-03-20T00:00:00.000Z');
    await hideLapsed(h.deps);
    expect([await found(), await counted()]).toEqual([[], 0]);
    expect((await h.call('GET', `/api/services/${id}`)).status).toBe(404);
    expect(
      (
        await h.call<{ service: { is_active: boolean; listed: boolean } }>('GET', `/api/services/${id}`, {
          as: lapsing.token,
        })
      ).body.service,
    ).toMatchObject({ is_active: true, listed: false });
    await h.deps.db
      .updateTable('provider_profiles')
      .set({ entitled_until: '2027-01-01T00:00:00.000Z' })
      .where('account_id', '=', lapsing.id)
      .execute();
    await inTransaction(h.deps.db, (trx) => refreshListed(trx, { providerId: lapsing.id }, h.clock.now()));
    expect([await found(), await counted()]).toEqual([[id], 1]);
    h.clock.set(before);
  });

  it('leaves out the services of a category that is switched off', async () => {
    const { refreshListed } = await import('../lists/lists.ts');
    const { category_id } = await createService(h, provider, { title: 'Clases de trompo', category: 'Idiomas' });
    const switchTo = async (is_active: 0 | 1) =>
      inTransaction(h.deps.db, async (trx) => {
        await trx.updateTable('categories').set({ is_active }).where('id', '=', category_id).execute();
        await refreshListed(trx, { categoryId: category_id }, h.clock.now());
      });
    await switchTo(0);
    expect(await titles('/api/search/services?q=trompo')).toEqual([]);
    await switchTo(1);
    expect(await titles('/api/search/services?q=trompo')).toEqual(['Clases de trompo']);
  });
});
