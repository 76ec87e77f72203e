import type { Favorite } from '@tero/shared/contract/favorites';

export const favoriteSorts = { date: 'Más recientes', price: 'Menor precio', rating: 'Calificación' };
export type FavoriteSort = keyof typeof favoriteSorts;

export function isFavoriteSort(text: string | null): text is FavoriteSort {
  return text !== null && Object.hasOwn(favoriteSorts, text);
}

/**
 * Sorts by date, by price (lowest first, favorites without a price last), or by rating and then by number of reviews
 * (rule FAV-4).
 */
export function sorted(favorites: readonly Favorite[], sort: FavoriteSort): Favorite[] {
  const order: Record<FavoriteSort, (a: Favorite, b: Favorite) => number> = {
    date: (a, b) => b.created_at.localeCompare(a.created_at),
    price: (a, b) => (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY) || 0,
    rating: (a, b) => b.rating - a.rating || b.reviews_count - a.reviews_count,
  };
  return [...favorites].sort(order[sort]);
}

/** Returns the categories of the list, sorted by name. */
export function categoriesOf(favorites: readonly Favorite[]): string[] {
  return [...new Set(favorites.map(({ category }) => category))].sort((a, b) => a.localeCompare(b, 'es'));
}

/** Returns how many pesos the price has fallen since the service was added; 0 if it has not. */
export function dropOf({ price, original_price }: Favorite): number {
  return price !== null && original_price !== null ? Math.max(original_price - price, 0) : 0;
}

export interface FavoriteStatistics {
  total: number;
  /** whole pesos; null when no favorite has a price */
  averagePrice: number | null;
  topCategory: string | null;
  potentialSaving: number;
}

/** Returns total, average price, top category and potential saving (rule FAV-5). */
export function statisticsOf(favorites: readonly Favorite[]): FavoriteStatistics {
  const prices = favorites.flatMap(({ price }) => (price === null ? [] : [price]));
  const sum = prices.reduce((total, price) => total + price, 0);
  const counts = new Map<string, number>();
  for (const { category } of favorites) counts.set(category, (counts.get(category) ?? 0) + 1);
  const [top] = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'es'));
  return {
    total: favorites.length,
    averagePrice: prices.length > 0 ? Math.round(sum / prices.length) : null,
    topCategory: top?.[0] ?? null,
    potentialSaving: favorites.reduce((total, favorite) => total + dropOf(favorite), 0),
  };
}
