import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId, zero } from '../sql/columns.ts';

/** Posts and offers, likes, and events that count once per viewer and local day. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'posts')
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('content', 'text', required)
    .addColumn('likes_count', 'integer', zero)
    .addColumn('views_count', 'integer', zero)
    .addColumn('shares_count', 'integer', zero)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await tableWithId(db, 'post_images')
    .addColumn('post_id', 'integer', owned('posts.id'))
    .addColumn('file', 'text', required)
    .addColumn('position', 'integer', required)
    .execute();
  await db.schema
    .createTable('post_likes')
    .addColumn('post_id', 'integer', owned('posts.id'))
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('post_likes_pk', ['post_id', 'account_id'] as never[])
    .execute();
  await tableWithId(db, 'offers')
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('file', 'text', required)
    .addColumn('start_date', 'text', required)
    .addColumn('end_date', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('daily_events')
    .addColumn('kind', 'text', required)
    .addColumn('subject_id', 'integer', required)
    .addColumn('viewer', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addPrimaryKeyConstraint('daily_events_pk', ['kind', 'subject_id', 'viewer', 'day'] as never[])
    .execute();
  await run(db, [
    'create index posts_provider on posts (provider_id, created_at desc)',
    'create index post_images_post on post_images (post_id, position)',
    'create index post_images_file on post_images (file)',
    'create index post_likes_account on post_likes (account_id)',
    'create index offers_provider on offers (provider_id)',
    'create index offers_end on offers (end_date)',
    'create index daily_events_provider on daily_events (provider_id, day, kind)',
  ]);
}
