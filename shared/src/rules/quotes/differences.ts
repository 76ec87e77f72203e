import { longDate } from '../time/time.ts';
import { guaranteeText } from './guarantee.ts';
import { atPrice, quotePrice } from './price-words.ts';
import { type QuoteTax, quoteTaxes, quoteTotals } from './totals.ts';

/** The content of a version of a quote. */
export interface QuoteContent {
  client_name: string;
  works: { text: string; price: number }[];
  materials: number | null;
  labour: number | null;
  tax: QuoteTax;
  term: string | null;
  conditions: string | null;
  /** missing in older versions */
  guarantee_days?: number | null | undefined;
}

interface Version extends QuoteContent {
  valid_until: string;
}

/** Describes the changes of a version since the one before; empty without any (rule QUOTE-11). */
export function quoteDifferences(before: Version, after: Version): string[] {
  const [was, is] = [quoteTotals(before), quoteTotals(after)];
  return [
    ...textChange('Para', before.client_name, after.client_name),
    ...workChanges(before.works, after.works),
    ...amountChange('Materiales', before.materials, after.materials),
    ...amountChange('Mano de obra', before.labour, after.labour),
    ...textChange('Impuestos', quoteTaxes[before.tax].label, quoteTaxes[after.tax].label),
    ...(was.total === is.total ? [] : [totalChange(was.total, is.total)]),
    ...textChange('Plazo', before.term, after.term),
    ...textChange('Condiciones', before.conditions, after.conditions),
    ...textChange('Garantía', guaranteeOf(before), guaranteeOf(after)),
    ...(before.valid_until === after.valid_until
      ? []
      : [`Ahora vale hasta el ${longDate(after.valid_until)} (antes, hasta el ${longDate(before.valid_until)}).`]),
  ];
}

function guaranteeOf({ guarantee_days: days }: QuoteContent): string | null {
  return days == null ? null : guaranteeText(days);
}

/**
 * Returns the changes between two lists of works. A line counts as the same if its words are the same. Lines with the
 * same words are matched in order.
 */
function workChanges(before: QuoteContent['works'], after: QuoteContent['works']): string[] {
  const left = [...before];
  const changed: string[] = [];
  const added: string[] = [];
  for (const { text, price } of after) {
    const at = left.findIndex((work) => work.text === text);
    const [same] = at < 0 ? [] : left.splice(at, 1);
    if (!same) added.push(`Se agregó «${text}» ${atPrice(price)}.`);
    else if (same.price !== price) changed.push(`«${text}» pasó de ${quotePrice(same.price)} a ${quotePrice(price)}.`);
  }
  const gone = left.map(({ text, price }) => `Se quitó «${text}» (${quotePrice(price)}).`);
  const moved = ['Cambió el orden de los trabajos.'];
  const isMoved = !gone.length && !added.length && before.some(({ text }, at) => text !== after[at]?.text);
  return [...changed, ...added, ...gone, ...(isMoved ? moved : [])];
}

function amountChange(what: string, before: number | null, after: number | null): string[] {
  if (before === after) return [];
  const say = (pesos: number | null) => (pesos === null ? 'sin cargo aparte' : quotePrice(pesos));
  return [`${what}: antes ${say(before)}, ahora ${say(after)}.`];
}

function textChange(what: string, before: string | null, after: string | null): string[] {
  if (before === after) return [];
  const say = (text: string | null) => (text === null ? 'nada' : `«${text}»`);
  return [`${what}: antes ${say(before)}, ahora ${say(after)}.`];
}

function totalChange(was: number, is: number): string {
  if (was === 0) return `El total era sin costo y ahora es ${quotePrice(is)}.`;
  return `El total pasó de ${quotePrice(was)} a ${quotePrice(is)}.`;
}
