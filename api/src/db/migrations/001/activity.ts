import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId, zero } from '../../sql/columns.ts';

/** Tables of activity around services: reviews and their replies, favourites, visits, contacts. */
export async function createActivity(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'reviews')
    .addColumn('service_id', 'integer', owned('services.id'))
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('client_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .addColumn('response_time_rating', 'integer', required)
    .addColumn('attention_rating', 'integer', required)
    .addColumn('work_quality_rating', 'integer', required)
    .addColumn('rating', 'integer', required)
    .addColumn('final_rating', 'integer', required)
    .addColumn('comment', 'text')
    .addColumn('is_anonymous', 'integer', zero)
    .addColumn('verified_contact', 'integer', zero)
    .addColumn('created_at', 'text', required)
    .execute();
  await tableWithId(db, 'review_responses')
    .addColumn('review_id', 'integer', (c) => c.notNull().unique().references('reviews.id').onDelete('cascade'))
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('response_text', 'text', required)
    .addColumn('is_public', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await ownedPairs(db, 'favorites')
    .addColumn('original_price', 'integer')
    .addColumn('created_at', 'text', required)
    .execute();
  await ownedPairs(db, 'visits').addColumn('visited_at', 'text', required).execute();
  await ownedPairs(db, 'contacts')
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('contacted_at', 'text', required)
    .execute();
  await run(db, [
    'create unique index reviews_once on reviews (service_id, client_id)',
    'create index reviews_service on reviews (service_id, created_at desc)',
    'create index reviews_provider on reviews (provider_id, created_at desc)',
    'create index reviews_client on reviews (client_id)',
    'create index review_responses_provider on review_responses (provider_id)',
    'create index favorites_service on favorites (service_id)',
    'create index favorites_recent on favorites (account_id, created_at desc)',
    'create index visits_recent on visits (account_id, visited_at desc)',
    'create index visits_service on visits (service_id)',
    'create index contacts_recent on contacts (account_id, contacted_at desc)',
    'create index contacts_provider on contacts (provider_id, account_id)',
    'create index contacts_service on contacts (service_id)',
  ]);
}

/** Starts a table with one row per account and service. */
function ownedPairs(db: Kysely<never>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('service_id', 'integer', owned('services.id'))
    .addPrimaryKeyConstraint(`${name}_pk`, ['account_id', 'service_id'] as never[]);
}
