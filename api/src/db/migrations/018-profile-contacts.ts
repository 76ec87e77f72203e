import type { Kysely } from 'kysely';
import { owned, required, run } from '../sql/columns.ts';

/** Contacts that people made from a provider's profile, not from one of its services. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('profile_contacts')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('contacted_at', 'text', required)
    .addPrimaryKeyConstraint('profile_contacts_pk', ['account_id', 'provider_id'])
    .execute();
  await run(db, ['create index profile_contacts_provider on profile_contacts (provider_id)']);
}
