import type { Generated } from 'kysely';
import type { Instant } from './values.ts';

export interface PostsTable {
  id: Generated<number>;
  provider_id: number;
  content: string;
  /** maintained with post_likes and daily_events */
  likes_count: number;
  views_count: number;
  shares_count: number;
  created_at: Instant;
  updated_at: Instant;
}

export interface PostImagesTable {
  id: Generated<number>;
  post_id: number;
  /** key of the image store */
  file: string;
  position: number;
}

export interface PostLikesTable {
  post_id: number;
  account_id: number;
  created_at: Instant;
}

export interface OffersTable {
  id: Generated<number>;
  provider_id: number;
  file: string;
  /** local dates, both days included */
  start_date: string;
  end_date: string;
  created_at: Instant;
}

/** Something that somebody saw or pressed: once a viewer, subject and local day (decisions, posts and metrics). */
export interface DailyEventsTable {
  kind: 'profile_view' | 'service_view' | 'whatsapp' | 'phone' | 'email' | 'post_view' | 'post_share';
  /** the provider's, service's or post's id */
  subject_id: number;
  /** an account, or a hash of address and browser that changes every day */
  viewer: string;
  /** local, `YYYY-MM-DD` */
  day: string;
  /** whom it concerns */
  provider_id: number;
}
