import { limits } from '@tero/shared/limits';
import { changedPrices, quartiles, wholeCountry } from '@tero/shared/rules/places/usual-price';
import type { Flag } from '../../db/schema/database.ts';

/** A cell's figures, whether it is published, and the prices behind it. */
export interface Cell {
  told: Flag;
  low: number;
  middle: number;
  high: number;
  madeOf: readonly number[];
}

/**
 * Returns the cells of one category and way of paying that differ from before, by department (rule PRICE-3). A cell
 * changes only when at least five of its prices have changed, so that two nights do not reveal anybody's price. The
 * country's cell changes only when every department is up to date, since people can compare them.
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
