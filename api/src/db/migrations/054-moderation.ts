import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId, zero } from '../sql/columns.ts';

const hideable = ['services', 'posts', 'offers', 'reviews', 'review_responses', 'provider_profiles'];

/** Adds reports of content, the team's decisions, and since when things and accounts are hidden. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of hideable) await db.schema.alterTable(table).addColumn('hidden_at', 'text').execute();
  await db.schema.alterTable('accounts').addColumn('suspended_at', 'text').execute();
  await tableWithId(db, 'moderation_cases')
    .addColumn('kind', 'text', required)
    .addColumn('thing_id', 'integer', required)
    .addColumn('author_id', 'integer', (c) => c.references('accounts.id').onDelete('cascade'))
    .addColumn('state', 'text', required)
    .addColumn('reports', 'integer', zero)
    .addColumn('waits_since', 'text', required)
    .execute();
  await tableWithId(db, 'content_reports')
    .addColumn('case_id', 'integer', owned('moderation_cases.id'))
    .addColumn('reporter_id', 'integer', (c) => c.references('accounts.id').onDelete('cascade'))
    .addColumn('network', 'text', required)
    .addColumn('reason', 'text', required)
    .addColumn('note', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await tableWithId(db, 'moderation_decisions')
    .addColumn('case_id', 'integer', owned('moderation_cases.id'))
    .addColumn('author_id', 'integer', (c) => c.references('accounts.id').onDelete('cascade'))
    .addColumn('admin_id', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .addColumn('action', 'text', required)
    .addColumn('reason', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await run(db, [
    'create unique index moderation_cases_thing on moderation_cases (kind, thing_id)',
    'create index moderation_cases_state on moderation_cases (state, waits_since)',
    'create index moderation_cases_waits on moderation_cases (waits_since)',
    'create index moderation_cases_author on moderation_cases (author_id)',
    'create unique index content_reports_reporter on content_reports (case_id, reporter_id)',
    'create index content_reports_network on content_reports (network, created_at)',
    'create index content_reports_account on content_reports (reporter_id, created_at)',
    'create index moderation_decisions_case on moderation_decisions (case_id)',
    'create index moderation_decisions_author on moderation_decisions (author_id, created_at)',
    'create index moderation_decisions_admin on moderation_decisions (admin_id)',
  ]);
}
