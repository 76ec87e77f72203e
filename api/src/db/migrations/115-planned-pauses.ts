import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/** The pause that a provider planned: it becomes the pause on its first day. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['planned_pause_from', 'planned_pause_until', 'planned_pause_note']) {
    await db.schema.alterTable('provider_profiles').addColumn(column, 'text').execute();
  }
  await run(db, [
    `create index provider_profiles_planned on provider_profiles (planned_pause_from)
      where planned_pause_from is not null`,
  ]);
}
