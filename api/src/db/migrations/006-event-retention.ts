import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/** What was counted is found by who saw it, when an account goes, and by its age, when it has had its time. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, [
    'create index daily_events_viewer on daily_events (viewer)',
    'create index daily_events_day on daily_events (day)',
  ]);
}
