import { once } from '../../once.ts';
import { wholeNumber } from '../text/whole-number.ts';

/** Converts pesos (as in the API) to whole centésimos (as in the database). */
export function toCents(pesos: number): number {
  return Math.round(pesos * 100);
}

/** Whole centésimos to pesos. */
export function toPesos(cents: number): number {
  return cents / 100;
}

const decimals = once(() => new Intl.NumberFormat('es-UY', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

function digitsOf(pesos: number): string {
  return Number.isInteger(pesos) ? wholeNumber(pesos) : decimals().format(pesos);
}

/** Percent of IVA, at the basic rate, that the plan's price contains (rule MONEY-10). */
export const ivaPercent = 22;

/** The IVA that an amount with IVA contains, in whole centésimos. */
export function ivaIn(cents: number): number {
  return Math.round((cents * ivaPercent) / (100 + ivaPercent));
}

/** Formats pesos: `$1.800`, `$1.800,50` (rule MONEY-2). All screens share this formatter. */
export function formatPesos(pesos: number): string {
  return `$${digitsOf(pesos)}`;
}

/**
 * Formats the price of the plan with its currency, as the plan, the gate and the texts show it: `890 UYU` (MONEY-70).
 */
export function formatPrice(pesos: number): string {
  return `${digitsOf(pesos)} UYU`;
}
