import type { Kysely } from 'kysely';
import { run } from './columns.ts';

/**
 * What was counted is found by who saw it, when an account goes, and by its age, when it has had its time. Suggestions
 * from a title's beginning, the longest that it has, come before the others.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, [
    'create index daily_events_viewer on daily_events (viewer)',
    'create index daily_events_day on daily_events (day)',
    `update suggestions set weight = weight + 10000
     where length(term) = (select max(length(t.term)) from suggestions t where t.service_id = suggestions.service_id)`,
  ]);
}
