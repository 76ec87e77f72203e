import type { Flag } from '../values/values.ts';

/** The usual prices of one category, way of paying and department, in whole pesos (rule PRICE-1). */
export interface UsualPricesTable {
  category_id: number;
  payment_type: 'por_hora' | 'por_trabajo';
  /** folded; empty: the whole country */
  department: string;
  /** the figures are published; otherwise the row keeps the figures that were published last */
  told: Flag;
  low: number;
  middle: number;
  high: number;
  /** JSON: the prices behind the figures, without names; they show how many have changed since (rule PRICE-3) */
  made_of: string;
}
