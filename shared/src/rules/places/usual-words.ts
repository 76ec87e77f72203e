import { formatPesos } from '../money/money.ts';

/** A price to publish, in pesos, with its area. */
export interface SaidPrice {
  payment_type: 'por_hora' | 'por_trabajo';
  area: string;
  low: number;
  high: number;
}

const ways = { por_hora: 'por hora', por_trabajo: 'por trabajo' } as const;

/**
 * Returns `Lo habitual en Montevideo: $800 a $1.400 por hora.`, with one sentence for each payment type (rule PRICE-4).
 */
export function usualWords(prices: readonly SaidPrice[]): string {
  const sentences = prices.map(({ area, low, high, payment_type }) => {
    const span = low === high ? formatPesos(low) : `${formatPesos(low)} a ${formatPesos(high)}`;
    return `Lo habitual en ${area}: ${span} ${ways[payment_type]}.`;
  });
  return sentences.join(' ');
}
