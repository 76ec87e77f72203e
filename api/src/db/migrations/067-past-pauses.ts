import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** From when to when pauses were that are over: the profile has the last one alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'past_pauses')
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('began_at', 'text', required)
    .addColumn('ended_at', 'text', required)
    .execute();
  await run(db, [
    'create index past_pauses_provider on past_pauses (provider_id, ended_at)',
    'create index past_pauses_ended on past_pauses (ended_at)',
    `insert into past_pauses (provider_id, began_at, ended_at) select account_id, paused_at, pause_ended_at
      from provider_profiles where paused_at is not null and pause_ended_at is not null`,
  ]);
}
