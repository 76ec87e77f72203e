import { limits } from '../../limits.ts';
import { country, coverageKeys } from './coverage.ts';

/** The price of one service, in pesos, with its provider and its department (or the country), folded. */
export interface AskedPrice {
  provider_id: number;
  department: string;
  price: number;
}

/** The key of the cell of all the country, which no department has. */
export const wholeCountry = '';

const everywhere = coverageKeys(country).department;

/**
 * Returns the prices that may be published, sorted, one for each provider (rule PRICE-1): those of each department with
 * at least five providers, and the country's if subtracting published departments never leaves a group of fewer than
 * five.
 */
export function tellablePrices(asked: readonly AskedPrice[]): Map<string, number[]> {
  const cells = new Map<string, number[]>();
  for (const [department, own] of groups(asked, ({ department }) => department)) {
    const prices = providerPrices(own);
    if (department !== everywhere && prices.length >= limits.usualPriceProviders) cells.set(department, prices);
  }
  const all = providerPrices(asked);
  if (all.length >= limits.usualPriceProviders && hidesEach(asked, new Set(cells.keys()))) cells.set(wholeCountry, all);
  return cells;
}

/** Returns one sorted price for each provider: the median of the prices of its services. */
function providerPrices(asked: readonly AskedPrice[]): number[] {
  const ofProviders = groups(asked, ({ provider_id }) => provider_id).values();
  return sorted([...ofProviders].map((own) => quantile(sorted(own.map(({ price }) => price)), 0.5)));
}

/**
 * Tells whether the country without any of the published departments has no provider or at least five. It checks the
 * providers outside all of them, and for each provider those who work only in some of its departments. Then no union of
 * departments leaves fewer.
 */
function hidesEach(asked: readonly AskedPrice[], told: ReadonlySet<string>): boolean {
  const least = limits.usualPriceProviders;
  const outside = new Set(
    asked.filter(({ department }) => !told.has(department)).map(({ provider_id }) => provider_id),
  );
  if (outside.size > 0 && outside.size < least) return false;
  const where = [...groups(asked, ({ provider_id }) => provider_id).values()].map(
    (own) => new Set(own.map(({ department }) => department).filter((department) => told.has(department))),
  );
  const different = new Map(where.map((own) => [[...own].sort().join('\n'), own]));
  return [...different.values()].every(
    (own) => where.filter((other) => [...other].every((one) => own.has(one))).length >= least,
  );
}

/**
 * Returns the quartiles of sorted prices. They are rounded, so that they show no provider's own price (rule PRICE-2).
 */
export function quartiles(prices: readonly number[]): { low: number; middle: number; high: number } {
  const at = (share: number) => roundedPrice(quantile(prices, share));
  return { low: at(0.25), middle: at(0.5), high: at(0.75) };
}

/** Rounds to steps of 1, 2 or 5 of a power of ten, a tenth of the price at most and a peso at least. */
function roundedPrice(price: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(price, 1)) - 1);
  const step = Math.max(1, ([5, 2, 1].find((one) => one * power * 10 <= price) ?? 1) * power);
  return Math.round(price / step) * step;
}

/** Returns the value at a share of a sorted list. */
function quantile(all: readonly number[], share: number): number {
  const place = (all.length - 1) * share;
  const [below = 0, above = 0] = [all[Math.floor(place)], all[Math.ceil(place)]];
  return below + (above - below) * (place % 1);
}

function groups<One, Key>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const found = new Map<Key, One[]>();
  for (const one of all) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
  return found;
}

const sorted = (prices: readonly number[]) => [...prices].sort((one, other) => one - other);

/**
 * Returns the number of prices in either list that the other lacks, whichever is larger. At least this number of
 * providers have changed.
 */
export function changedPrices(before: readonly number[], after: readonly number[]): number {
  return Math.max(missing(before, after), missing(after, before));
}

function missing(of: readonly number[], from: readonly number[]): number {
  const left = new Map([...groups(from, (price) => price)].map(([price, all]) => [price, all.length]));
  return of.filter((price) => {
    const count = left.get(price) ?? 0;
    left.set(price, count - 1);
    return count < 1;
  }).length;
}
