import type { Cents, Instant } from '../values/values.ts';

export interface FavoritesTable {
  account_id: number;
  service_id: number;
  original_price: Cents | null;
  created_at: Instant;
}
