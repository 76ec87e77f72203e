import type { Kysely } from 'kysely';
import { one, run, zero } from '../sql/columns.ts';

/** Pauses of providers, and which services are in no list for one alone. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['paused_until', 'pause_note', 'paused_at', 'pause_ended_at']) {
    await db.schema.alterTable('provider_profiles').addColumn(column, 'text').execute();
  }
  await db.schema.alterTable('provider_profiles').addColumn('pause_end_told', 'integer', one).execute();
  await db.schema.alterTable('services').addColumn('paused', 'integer', zero).execute();
  await run(db, [
    'create index provider_profiles_paused on provider_profiles (paused_until) where paused_until is not null',
    'create index provider_profiles_untold on provider_profiles (account_id) where pause_end_told = 0',
  ]);
}
