import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** Adds the people's answers whether providers responded, and the figures of each provider. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'contact_questions')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('contacted_at', 'text', required)
    .addColumn('asked_at', 'text', required)
    .addColumn('outcome', 'text')
    .addColumn('minutes', 'integer')
    .addColumn('agreed', 'integer')
    .addColumn('answered_at', 'text')
    .execute();
  await db.schema
    .createTable('response_times')
    .addColumn('provider_id', 'integer', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('minutes', 'real', required)
    .addColumn('answers', 'integer', required)
    .execute();
  await run(db, [
    'create unique index contact_questions_once on contact_questions (account_id, provider_id, contacted_at)',
    'create index contact_questions_provider on contact_questions (provider_id, answered_at)',
    'create index contacts_at on contacts (contacted_at)',
    'create index profile_contacts_at on profile_contacts (contacted_at)',
  ]);
}
