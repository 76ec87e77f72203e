import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** Papers of providers that end on a day, of which the team has seen a picture or is to (rule TRUST-66). */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'provider_papers')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('kind', 'text', required)
    .addColumn('paper_number', 'text', required)
    .addColumn('expires_on', 'text', required)
    .addColumn('sent_at', 'text', required)
    .addColumn('file', 'text')
    .addColumn('seen_at', 'text')
    .addColumn('reason', 'text')
    .addColumn('told_at', 'text')
    .execute();
  await db.schema.alterTable('provider_profiles').addColumn('papers_sent_at', 'text').execute();
  await run(db, [
    'create unique index provider_papers_kind on provider_papers (account_id, kind)',
    'create index provider_papers_waiting on provider_papers (sent_at) where file is not null',
    'create index provider_profiles_papers on provider_profiles (papers_sent_at) where papers_sent_at is not null',
    'create index provider_papers_expiry on provider_papers (expires_on)',
  ]);
}
