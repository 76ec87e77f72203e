import type { Favorite } from '@tero/shared/contract/favorites';
import { describe, expect, it } from 'vitest';
import { categoriesOf, dropOf, isFavoriteSort, sorted, statisticsOf } from './selection.ts';
import { listText } from './share-list.ts';

function favorite(given: Partial<Favorite>): Favorite {
  return {
    service_id: 1,
    title: 'Pintura de living',
    category: 'Pintura',
    category_slug: 'pintura',
    provider_id: 7,
    provider_name: 'Brocha Gorda',
    provider_image: null,
    provider_verified: false,
    provider_reviewed: false,
    image: null,
    price: 1000,
    price_label: '$1.000',
    original_price: 1000,
    rating: 4,
    reviews_count: 2,
    is_available: true,
    created_at: '2026-03-01T12:00:00.000Z',
    ...given,
  };
}

const list = [
  favorite({ service_id: 1, price: null, rating: 5, reviews_count: 1 }),
  favorite({ service_id: 2, price: 800, original_price: 1200, category: 'Música' }),
  favorite({ service_id: 3, price: 500, original_price: 400, rating: 5, reviews_count: 9 }),
  favorite({ service_id: 4, price: 501, created_at: '2026-05-01T12:00:00.000Z' }),
];
const ids = (favorites: Favorite[]) => favorites.map(({ service_id }) => service_id);

describe('favourites', () => {
  it('sorts by date, by price with the unpriced last, by rating and then reviews', () => {
    expect(ids(sorted(list, 'date'))).toEqual([4, 1, 2, 3]);
    expect(ids(sorted(list, 'price'))).toEqual([3, 4, 2, 1]);
    expect(ids(sorted(list, 'rating'))).toEqual([3, 1, 2, 4]);
  });

  it('sums up: a higher price saves nothing, and a missing one is not averaged', () => {
    const [, cheaper, dearer] = list as [Favorite, Favorite, Favorite, Favorite];
    expect([dropOf(cheaper), dropOf(dearer)]).toEqual([400, 0]);
    expect(statisticsOf(list)).toEqual({
      total: 4,
      averagePrice: 600,
      topCategory: 'Pintura',
      potentialSaving: 899,
    });
    expect(statisticsOf([])).toEqual({ total: 0, averagePrice: null, topCategory: null, potentialSaving: 0 });
  });

  it('lists each category once and knows its sorts', () => {
    expect(categoriesOf(list)).toEqual(['Música', 'Pintura']);
    expect(isFavoriteSort('price')).toBe(true);
    expect(isFavoriteSort('toString')).toBe(false);
  });

  it('shares titles with links', () => {
    expect(listText([favorite({})], 'https://tero.example')).toBe(
      'Mis favoritos en Tero:\n• Pintura de living ($1.000)\n  https://tero.example/servicios/1',
    );
  });
});
