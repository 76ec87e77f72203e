import type { Kysely } from 'kysely';
import { owned, required, run, zero } from '../sql/columns.ts';

/**
 * Adds waiting times of attempts, the devices and networks that an account signed in from, and the tasks of a new
 * administrator.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sign_in_places')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('kind', 'text', required)
    .addColumn('hash', 'text', required)
    .addColumn('last_at', 'text', required)
    .addPrimaryKeyConstraint('sign_in_places_pk', ['account_id', 'kind', 'hash'] as never[])
    .execute();
  await db.schema
    .alterTable('login_failures')
    .addColumn('wait_until', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('accounts').addColumn('must_change_password', 'integer', zero).execute();
  await db.schema.alterTable('accounts').addColumn('two_factor_due_at', 'text').execute();
  await run(db, [
    'create index sign_in_places_age on sign_in_places (kind, last_at)',
    // the demo's administrator shows the panel to visitors, and has no phone
    `update accounts set two_factor_due_at = '9999-12-31T00:00:00.000Z'
       where email_key = 'admin@demo.example' and role = 'admin'`,
  ]);
}
