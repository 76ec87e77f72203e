import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/** Events are looked up by viewer when an account is deleted, and by day when their retention ends. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, [
    'create index daily_events_viewer on daily_events (viewer)',
    'create index daily_events_day on daily_events (day)',
  ]);
}
