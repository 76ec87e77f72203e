import type { Flag } from '../values/values.ts';

/** A cell of category, way of paying and department, in whole pesos (rule PRICE-1). */
export interface UsualPricesTable {
  category_id: number;
  payment_type: 'por_hora' | 'por_trabajo';
  /** folded; empty: the whole country */
  department: string;
  /** whether it is published; otherwise it waits with its last published figures */
  told: Flag;
  low: number;
  middle: number;
  high: number;
  /** the prices behind it, JSON without names: they tell how many have changed since (rule PRICE-3) */
  made_of: string;
}
