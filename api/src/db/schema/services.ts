import type { Generated } from 'kysely';
import type { Cents, Flag, Instant } from './values.ts';

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
  /** maintained: listed services of this leaf */
  listed_count: number;
  created_at: Instant;
}

export interface CategoryAliasesTable {
  alias_key: string;
  category_id: number;
}

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
  created_at: Instant;
  updated_at: Instant;
  /** derived on write for filters and sort: bits of days and durations, folded coverage, price bounds and sort keys */
  days_mask: number;
  duration_mask: number;
  coverage_key: string;
  coverage_department: string;
  price_low: Cents | null;
  price_high: Cents | null;
  price_asc_key: Cents;
  price_desc_key: Cents;
  /** active, its category active, its provider entitled: in every public list */
  listed: Flag;
  /** average of `final_rating` in hundredths, maintained with the reviews */
  rating: number;
  rating_total: number;
  reviews_count: number;
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

export interface ReviewsTable {
  id: Generated<number>;
  service_id: number;
  provider_id: number;
  /** null once its author's account is gone */
  client_id: number | null;
  response_time_rating: number;
  attention_rating: number;
  work_quality_rating: number;
  rating: number;
  /** hundredths */
  final_rating: number;
  comment: string | null;
  is_anonymous: Flag;
  verified_contact: Flag;
  created_at: Instant;
}

export interface ReviewResponsesTable {
  id: Generated<number>;
  review_id: number;
  provider_id: number;
  response_text: string;
  is_public: Flag;
  created_at: Instant;
  updated_at: Instant;
}

export interface FavoritesTable {
  account_id: number;
  service_id: number;
  original_price: Cents | null;
  created_at: Instant;
}

export interface VisitsTable {
  account_id: number;
  service_id: number;
  visited_at: Instant;
}

export interface ContactsTable {
  account_id: number;
  service_id: number;
  provider_id: number;
  contacted_at: Instant;
  /** when its author was asked for a review, or found to need no asking */
  reminded_at: Instant | null;
}

export interface SuggestionsTable {
  /** the first 2, 3 or 5 characters of `term` */
  prefix: string;
  /** folded title from one of its words on */
  term: string;
  service_id: number;
  weight: number;
}
