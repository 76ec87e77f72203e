import type { Generated } from 'kysely';
import type { Instant } from '../values/values.ts';

export interface PostsTable {
  id: Generated<number>;
  provider_id: number;
  content: string;
  /** the stored count of post_likes and daily_events */
  likes_count: number;
  views_count: number;
  shares_count: number;
  created_at: Instant;
  updated_at: Instant;
  /** when the team hid it; null: it is not hidden (rule MOD-6) */
  hidden_at: Generated<Instant | null>;
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
