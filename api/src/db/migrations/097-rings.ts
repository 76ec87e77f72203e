import type { Kysely } from 'kysely';
import { owned, required, run } from '../sql/columns.ts';
import { foldedSql } from '../sql/folded.ts';

/**
 * What an account was seen with (network, device, photo), and which accounts of a ring the team has looked at (rules TRUST-15
 * to TRUST-18). A firm is found by its name, as a person is (rule TRUST-19).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('account_traits')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('kind', 'text', required)
    .addColumn('hash', 'text', required)
    .addColumn('file', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('last_seen_at', 'text', required)
    .addPrimaryKeyConstraint('account_traits_pk', ['account_id', 'kind', 'hash', 'file'] as never[])
    .execute();
  await db.schema
    .createTable('settled_rings')
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('settled_at', 'text', required)
    .addPrimaryKeyConstraint('settled_rings_pk', ['provider_id', 'account_id'] as never[])
    .execute();
  await run(db, [
    'create index account_traits_hash on account_traits (kind, hash)',
    `create index account_traits_file on account_traits (file) where file <> ''`,
    'create index settled_rings_account on settled_rings (account_id)',
    `create index provider_profiles_company on provider_profiles ((${foldedSql('company_name')})) where company_name is not null`,
  ]);
}
