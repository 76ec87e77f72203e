import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId, zero } from '../../sql/columns.ts';

/** Creates the one table of accounts of both kinds, so that ids never collide (rule ACC-1). */
export async function createAccounts(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'accounts')
    .addColumn('kind', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('username', 'text')
    .addColumn('username_key', 'text', (c) => c.unique())
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('phone', 'text')
    .addColumn('address', 'text')
    .addColumn('profile_image', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('email_verified', 'integer', zero)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createTable('provider_profiles')
    .addColumn('account_id', 'integer', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('company_name', 'text')
    .addColumn('service', 'text')
    .addColumn('specialty', 'text')
    .addColumn('description', 'text')
    .addColumn('location', 'text')
    .addColumn('cedula_number', 'text')
    .addColumn('birth_date', 'text')
    .addColumn('emergency_contact', 'text')
    .addColumn('emergency_phone', 'text')
    .addColumn('verification_status', 'text', (c) => c.notNull().defaultTo('pending'))
    .addColumn('documents_submitted_at', 'text')
    .addColumn('entitled_until', 'text')
    .addColumn('rating_total', 'integer', zero)
    .addColumn('reviews_count', 'integer', zero)
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('remember', 'integer', zero)
    .addColumn('user_agent', 'text')
    .addColumn('ip', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('last_seen_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema
    .createTable('login_failures')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('failures', 'integer', required)
    .addColumn('last_at', 'text', required)
    .execute();
  await run(db, [
    'create index sessions_account on sessions (account_id)',
    'create index sessions_expiry on sessions (expires_at)',
    'create index login_failures_age on login_failures (last_at)',
    'create index provider_profiles_entitlement on provider_profiles (entitled_until) where entitled_until is not null',
  ]);
}
