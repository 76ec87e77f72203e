import { formatPesos } from '../money/money.ts';

/** Returns a quote's price as people read it: `$1.800`, or `sin costo` (rule QUOTE-4). */
export function quotePrice(pesos: number): string {
  return pesos === 0 ? 'sin costo' : formatPesos(pesos);
}

/** Returns `por $1.800`, or `sin costo`. */
export function atPrice(pesos: number): string {
  return pesos === 0 ? 'sin costo' : `por ${formatPesos(pesos)}`;
}

/**
 * Returns the total after 'la visita' or 'el presupuesto': `por $1.800`. Only a free visit is 'sin costo', since 'presupuesto
 * sin costo' says in Uruguay that the estimate is free, and not the work.
 */
export function atTotal(total: number, isVisit: boolean | undefined): string {
  return isVisit ? atPrice(total) : `por ${formatPesos(total)}`;
}

/** Returns `Ahora son $1.800`, or `Ahora es sin costo`. */
export function nowPrice(pesos: number): string {
  return `Ahora ${pesos === 0 ? 'es' : 'son'} ${quotePrice(pesos)}`;
}
