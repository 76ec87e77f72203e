import type { Generated } from 'kysely';
import type { Cents, Flag, Instant } from '../values/values.ts';

export interface ServicesTable {
  id: Generated<number>;
  provider_id: number;
  category_id: number;
  title: string;
  description: string;
  price_type: 'fixed' | 'range' | 'other';
  fixed_price: Cents | null;
  min_price: Cents | null;
  max_price: Cents | null;
  requires_custom_quote: Flag;
  payment_type: 'por_hora' | 'por_trabajo' | 'a_convenir';
  service_type: 'presencial' | 'remoto' | 'both';
  estimated_duration: string;
  hours_start: string | null;
  hours_end: string | null;
  coverage_area: string;
  service_status: 'basic' | 'estandar' | 'premium';
  client_requirements: string | null;
  additional_notes: string | null;
  is_active: Flag;
  deleted_at: Instant | null;
  /** when the team hid it; null: it is not hidden (rule MOD-6) */
  hidden_at: Generated<Instant | null>;
  created_at: Instant;
  updated_at: Instant;
  /**
   * values derived at each write, for filters and sorting: bits of days and durations, folded coverage, price bounds
   * and sort keys
   */
  days_mask: number;
  /** the minute of the next day at which its hours end; 0: they end on their own day (rule TIME-9) */
  next_day_until: Generated<number>;
  duration_mask: number;
  coverage_key: string;
  coverage_department: string;
  price_low: Cents | null;
  price_high: Cents | null;
  price_asc_key: Cents;
  price_desc_key: Cents;
  /**
   * the service is in every public list: service and category are active, the provider is entitled and not away, and
   * nothing is hidden
   */
  listed: Flag;
  /** only the provider's pause keeps the service out of the lists; its page still works (rule PAUSE-4) */
  paused: Generated<Flag>;
  /** the average of `final_rating` in hundredths, updated with each review */
  rating: number;
  rating_total: number;
  reviews_count: number;
  /** 0 to 10,000 (shared/src/rules/search/quality.ts); changes only together with the search index */
  quality: Generated<number>;
  /** when `quality` next changes because time passes */
  quality_until: Generated<Instant>;
  /** the version of its terms in the index (api/src/search); 0: none */
  index_version: Generated<number>;
}

export interface ServiceImagesTable {
  id: Generated<number>;
  service_id: number;
  /** key of the image store */
  file: string;
  position: number;
  is_main: Flag;
  created_at: Instant;
}

export interface SuggestionsTable {
  /** the first 2, 3 or 5 characters of `term` */
  prefix: string;
  /** folded title from the beginning of one of its words */
  term: string;
  service_id: number;
  weight: number;
}

/** The first time that a service was listed, and when saved searches were matched with it. */
export interface ServiceDebutsTable {
  service_id: number;
  listed_at: Instant;
  matched_at: Instant | null;
}
