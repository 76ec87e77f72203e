import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** People whom a provider has blocked, each with what it was blocked from (rule TRUST-80). */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'provider_blocks')
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('origin', 'text', required)
    .addColumn('origin_id', 'integer', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await run(db, [
    'create unique index provider_blocks_origin on provider_blocks (provider_id, origin, origin_id)',
    'create index provider_blocks_account on provider_blocks (account_id, provider_id)',
  ]);
}
