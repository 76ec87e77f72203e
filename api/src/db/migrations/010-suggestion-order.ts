import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/** Suggestions from a title's beginning, the longest that it has, come before the others. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, [
    `update suggestions set weight = weight + 10000
     where length(term) = (select max(length(t.term)) from suggestions t where t.service_id = suggestions.service_id)`,
  ]);
}
