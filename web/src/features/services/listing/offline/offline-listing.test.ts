import type { Service } from '@tero/shared/contract/services';
import * as engine from '@tero/shared/rules/search/engine';
import { describe, expect, it } from 'vitest';
import { subject } from '../../../../lib/query/subject.ts';
import { gather } from '../../../../offline/cache/seen-services.ts';
import type { CachedResponse } from '../../../../offline/database/database.ts';
import { readState } from '../../listing-state.ts';
import { passes } from './offline-filters.ts';
import { listSeen, newestSeen } from './offline-listing.ts';

// a Friday in Uruguay
const friday = new Date('2026-03-06T15:00:00Z');

function service(id: number, given: Partial<Service>): Service {
  return {
    id,
    title: 'Servicio',
    category: 'Electricidad',
    category_id: 1,
    category_slug: 'electricidad',
    provider_id: 9,
    provider_name: 'Chispa Oriental',
    provider_image: '/uploads/cara-96.webp',
    provider_verified: true,
    provider_reviewed: true,
    images: [],
    price_type: 'fixed',
    fixed_price: 1000,
    min_price: null,
    max_price: null,
    price: 1000,
    requires_custom_quote: false,
    payment_type: 'por_hora',
    service_type: 'presencial',
    coverage_area: 'Uruguay',
    service_status: 'basic',
    is_active: true,
    rating: 4,
    reviews_count: 1,
    created_at: '2026-01-01T00:00:00.000Z',
    description: 'Trabajo prolijo.',
    provider: { id: 9 } as Service['provider'],
    estimated_duration: '2 horas',
    available_hours: null,
    available_days: ['lunes'],
    client_requirements: null,
    additional_notes: null,
    listed: true,
    expired_at: null,
    updated_at: '2026-01-01T00:00:00.000Z',
    ...given,
  };
}

const wiring = service(1, { title: 'Instalación eléctrica', coverage_area: 'Pocitos, Montevideo', rating: 4 });
const board = service(2, { title: 'Tableros y llaves', coverage_area: 'Montevideo', rating: 4.8, fixed_price: 2500 });
const garden = service(3, {
  title: 'Poda de árboles',
  description: 'También instalación de riego.',
  category: 'Jardinería',
  category_id: 2,
  category_slug: 'jardineria',
  coverage_area: 'Salto',
  price_type: 'other',
  fixed_price: null,
  service_type: 'both',
  available_days: ['viernes'],
  estimated_duration: '3-5 días',
  provider: {
    id: 9,
    papers: [
      { kind: 'ute', seen_on: '2025-01-01', expires_on: '2026-03-06' },
      { kind: 'gas', seen_on: '2025-01-01', expires_on: '2026-03-05' },
    ],
  } as Service['provider'],
  rating: 5,
  created_at: '2026-02-01T00:00:00.000Z',
});
const onlyCard = service(4, { title: 'Cambio de llaves', rating: 3, fixed_price: 500 });

const tree = [
  { id: 1, name: 'Electricidad', slug: 'electricidad', group: 'Hogar', group_id: 10 },
  { id: 2, name: 'Jardinería', slug: 'jardineria', group: 'Exterior', group_id: 11 },
];

function row(key: unknown[], data: unknown, at = 1): CachedResponse {
  return { account: 0, key: JSON.stringify(key), data, at };
}

const services = subject('services');
const unused = { call: async () => null, cache: { never: 'a test' } };
const reads = {
  all: services,
  detail: services.read({ part: 'detail', ...unused }),
  list: services.read({ part: 'list', ...unused }),
  categories: subject('categories'),
  words: subject('category-words'),
};

const rows = [
  row(['categories'], tree),
  row(['category-words'], { version: 7, words: [{ category_id: 2, aliases: ['parquero'], learned: ['zarandajas'] }] }),
  row(['services', 'list', { category: 'Plomería' }, {}], { services: [onlyCard], category: 'Electricidad' }),
  row(['services', 'featured'], [board, service(5, { is_active: false }), service(1, { title: 'De antes' })], 0),
  ...[wiring, board, garden].map((one) => row(['services', 'detail', one.id, { accountId: null }], one)),
  row(['services', 'detail', 6, { accountId: 9 }], service(6, { listed: false })),
  row(['favorites'], [{ service_id: 7 }]),
];
const seen = gather(rows, reads);

function ids(search: string, category?: string): number[] {
  const state = readState(new URLSearchParams(search), { searches: category === undefined });
  return listSeen(seen, category, state, friday, engine)?.services.map(({ id }) => id) ?? [];
}

describe('cached services', () => {
  it('come from all cached responses, newest data first, active ones only', () => {
    expect(ids('')).toEqual([3, 2, 1, 4]);
    expect(seen.services.find(({ card }) => card.id === 1)?.card.title).toBe('Instalación eléctrica');
    expect(newestSeen(seen).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
  });

  it.each([
    // what the shared rules find; a match in the title wins over the category
    ['?q=ELECTRISISTAS', [4, 2, 1]],
    ['?q=riego', [3]],
    // an alias, and what the search has learned
    ['?q=parquero', [3]],
    ['?q=unas zarandaja', [3]],
    ['?q=tableros', [2, 4, 1]],
    ['?q=llave de luz en montevideo', [2, 4, 1]],
    ['?q=riego&category=jardineria', [3]],
    // a category that is chosen for a search is what its words mean (rule SRCH-126)
    ['?q=riego&category=electricidad', [4, 2, 1]],
    ['?q=riego&category=narnia', [3]],
    ['?q=de la', []],
    ['?q=%25', [3, 2, 1, 4]],
    ['?q=%22', []],
    ['?sort=priceAsc', [4, 1, 2, 3]],
    ['?sort=priceDesc', [2, 1, 4, 3]],
    ['?sort=newest', [3, 4, 2, 1]],
    ['?minPrice=1000', [2, 1]],
    ['?maxPrice=1000', [1, 4]],
    ['?rating=5', [3, 2]],
    ['?serviceType=remoto', [3]],
    ['?paymentType=por_trabajo', []],
    // services without cached details cannot match
    ['?disponibleHoy=1', [3]],
    ['?availableDays=lunes', [2, 1]],
    ['?duration=media', [3]],
    ['?paper=ute', [3]],
    // it ended yesterday (rule TRUST-69)
    ['?paper=gas', []],
    ['?coverageArea=Montevideo', [2, 1, 4]],
    ['?coverageArea=Pocitos,+Montevideo', [2, 1, 4]],
    ['?coverageArea=Centro,+Montevideo', [2, 4]],
    ['?coverageArea=Rivera', [4]],
  ])('%s', (search, expected) => expect(ids(search)).toEqual(expected));

  it.each([
    ['electricidad', [2, 1, 4]],
    ['Exterior', [3]],
    // an alias that the server has resolved before
    ['Plomería', [2, 1, 4]],
    // no known category: searched in the texts
    ['poda', [3]],
    ['nada-de-eso', []],
  ])('of %s', (category, expected) => expect(ids('', category)).toEqual(expected));

  it('are counted', () => {
    const state = readState(new URLSearchParams('?availableDays=lunes&page=7'), { searches: true });
    expect(listSeen(seen, undefined, state, friday, engine)).toMatchObject({
      total: 2,
      page: 1,
      totalPages: 1,
      searched: 3,
      needsDetails: true,
    });
  });
});

it('of yesterday, what runs over midnight is available until it ends (rule TIME-9)', () => {
  const night = service(8, { available_days: ['jueves'], available_hours: { start: '20:00', end: '06:00' } });
  const isFoundAt = (time: string) =>
    passes({ card: night, detail: night }, { disponibleHoy: true }, new Date(`2026-03-06T${time}-03:00`));
  expect(['00:00', '05:59', '06:00', '20:00'].map(isFoundAt)).toEqual([true, true, false, false]);
});
