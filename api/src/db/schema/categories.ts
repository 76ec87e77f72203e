import type { Generated } from 'kysely';
import type { Flag, Instant } from '../values/values.ts';

export interface CategoriesTable {
  id: Generated<number>;
  group_id: number | null;
  name: string;
  name_key: string;
  slug: string;
  description: string | null;
  icon: string | null;
  position: number;
  is_active: Flag;
  /** the stored number of listed services in this category */
  listed_count: number;
  /** the usual prices must be computed again, because prices of its services changed (rule PRICE-3) */
  prices_changed: Generated<Flag>;
  created_at: Instant;
}

export interface CategoryAliasesTable {
  alias_key: string;
  category_id: number;
}
