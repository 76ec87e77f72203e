import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** Adds pedidos, their recipients and their photos. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'inquiries')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('what', 'text', required)
    .addColumn('place', 'text', required)
    .addColumn('timing', 'text', required)
    .addColumn('token', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('inquiry_recipients')
    .addColumn('inquiry_id', 'integer', owned('inquiries.id'))
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('service_id', 'integer', owned('services.id'))
    .addColumn('position', 'integer', required)
    .addColumn('asked_at', 'text')
    .addPrimaryKeyConstraint('inquiry_recipients_pk', ['inquiry_id', 'provider_id'])
    .execute();
  await tableWithId(db, 'inquiry_photos')
    .addColumn('inquiry_id', 'integer', owned('inquiries.id'))
    .addColumn('position', 'integer', required)
    .addColumn('file', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await run(db, [
    'create index inquiries_account on inquiries (account_id, created_at)',
    'create index inquiries_created on inquiries (created_at)',
    'create unique index inquiries_token on inquiries (token)',
    'create index inquiry_recipients_account on inquiry_recipients (account_id)',
    'create index inquiry_recipients_provider on inquiry_recipients (provider_id, asked_at)',
    'create index inquiry_recipients_service on inquiry_recipients (service_id)',
    'create unique index inquiry_photos_inquiry on inquiry_photos (inquiry_id, position)',
    'create index inquiry_photos_created on inquiry_photos (created_at)',
  ]);
}
