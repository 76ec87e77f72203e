import type { UsualPrice } from '@tero/shared/contract/usual-prices';
import { country, coverageKeys } from '@tero/shared/rules/places/coverage';
import { placeOfArea } from '@tero/shared/rules/places/place-slugs';
import { wholeCountry } from '@tero/shared/rules/places/usual-price';
import type { Db } from '../../db/schema/database.ts';
import { leavesNamed } from '../categories/lookup.ts';
import { findTold } from './repository.ts';

/**
 * Returns the usual prices of an area for each payment type: those of its department, else of the country, else none
 * (rule PRICE-1). Returns none for several categories, because a group joins unrelated trades.
 */
export async function usualPricesOf(db: Db, categoryIds: readonly number[], area: string): Promise<UsualPrice[]> {
  const [categoryId, ...others] = categoryIds;
  if (categoryId === undefined || others.length > 0) return [];
  const { department } = coverageKeys(area);
  const told = await findTold(db, categoryId, department);
  const nearest = new Map(told.map((row) => [row.payment_type, row]));
  return [...nearest.values()].map(({ department: of, ...prices }) => {
    return { ...prices, area: of === wholeCountry ? country : (placeOfArea(of)?.area ?? of) };
  });
}

/** Returns the usual prices of a category by its name; none for an unknown category. */
export async function usualPricesNamed(db: Db, category: string, area: string): Promise<UsualPrice[]> {
  const leaves = await leavesNamed(db, category);
  return usualPricesOf(db, leaves?.ids ?? [], area);
}
