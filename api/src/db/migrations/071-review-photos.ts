import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** Photos of reviews. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'review_images')
    .addColumn('review_id', 'integer', owned('reviews.id'))
    .addColumn('client_id', 'integer', owned('accounts.id'))
    .addColumn('file', 'text', required)
    .addColumn('position', 'integer', required)
    .execute();
  await run(db, [
    'create index review_images_review on review_images (review_id, position)',
    'create index review_images_client on review_images (client_id)',
    'create index review_images_file on review_images (file)',
  ]);
}
