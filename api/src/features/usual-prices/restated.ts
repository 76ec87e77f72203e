import { limits } from '@tero/shared/limits';
import { changedPrices, quartiles, wholeCountry } from '@tero/shared/rules/places/usual-price';
import type { Flag } from '../../db/schema/database.ts';

/** What a cell says, whether it is told, and the prices that it was made of. */
export interface Cell {
  told: Flag;
  low: number;
  middle: number;
  high: number;
  madeOf: readonly number[];
}

/**
 * Returns the cells of one category and way of paying that are other than before, by department (rule PRICE-3). A cell
 * says something else only when five of its prices have, so that two nights tell nobody's; the country's only while every
 * department says what is so, since they are told beside each other.
 */
export function restated(
  before: ReadonlyMap<string, Cell>,
  tellable: ReadonlyMap<string, readonly number[]>,
): Map<string, Cell> {
  const changed = new Map<string, Cell>();
  let isBehind = false;
  const decide = (place: string, madeOf: readonly number[], mayChange: boolean) => {
    const old = before.get(place);
    const changes = old ? changedPrices(old.madeOf, madeOf) : limits.usualPriceProviders;
    const isNew = changes >= limits.usualPriceProviders && mayChange;
    if (changes > 0 && !isNew) isBehind = true;
    if (isNew) changed.set(place, { told: 1, ...quartiles(madeOf), madeOf });
    else if (old && !old.told) changed.set(place, { ...old, told: 1 });
  };
  for (const [place, prices] of tellable) if (place !== wholeCountry) decide(place, prices, true);
  const whole = tellable.get(wholeCountry);
  if (whole) decide(wholeCountry, whole, !isBehind);
  for (const [place, old] of before) if (old.told && !tellable.has(place)) changed.set(place, { ...old, told: 0 });
  return changed;
}
