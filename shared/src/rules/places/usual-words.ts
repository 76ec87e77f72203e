import type { UsualPrice } from '../../contract/usual-prices.ts';
import { formatPesos } from '../money/money.ts';

const ways = { por_hora: 'por hora', por_trabajo: 'por trabajo' } as const;

/** `Lo habitual en Montevideo: $800 a $1.400 por hora.`, of several ways of paying one after another (rule PRICE-4). */
export function usualWords(prices: readonly UsualPrice[]): string {
  const sentences = prices.map(({ area, low, high, payment_type }) => {
    const span = low === high ? formatPesos(low) : `${formatPesos(low)} a ${formatPesos(high)}`;
    return `Lo habitual en ${area}: ${span} ${ways[payment_type]}.`;
  });
  return sentences.join(' ');
}
