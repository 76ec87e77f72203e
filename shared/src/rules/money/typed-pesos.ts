import { plainSigns } from '../text/written.ts';
import { formatPesos } from './money.ts';

/** Matches the signs of pesos that people write before or after an amount; `US$` is not one of them. */
const sign = /^(?:\$u|\$|uyu)|(?:uyu|pesos?|\$u?)$/gi;
/** `1.500,-`, and unfinished decimals during typing. */
const openEnd = /[.,]-?$/;

/** Ways to write an amount: a group of three digits after a dot or a comma is thousands, one or two are centésimos. */
const spellings = [
  { form: /^\d+(?:,\d{1,2})?$/, thousands: '.' },
  { form: /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/, thousands: '.' },
  { form: /^\d+\.\d{1,2}$/, thousands: ',' },
  { form: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?$/, thousands: ',' },
] as const;

/**
 * Returns the typed pesos, or null for a text that is not an amount (rule MONEY-85): `1.500`, `1500`, `$ 1.500` and
 * `1,500` are 1500, `1.500,50` and `1500.5` are 1500.5.
 */
export function pesosOf(typed: string): number | null {
  const text = plainSigns(typed).replace(/\s/g, '').replace(sign, '').replace(openEnd, '');
  const spelling = spellings.find(({ form }) => form.test(text));
  return spelling ? Number(text.replaceAll(spelling.thousands, '').replace(',', '.')) : null;
}

/** Returns the first text of a field for an amount: as people write it, without the sign; empty for null. */
export function typedPesos(pesos: number | null): string {
  return pesos === null ? '' : formatPesos(pesos).slice(1);
}
