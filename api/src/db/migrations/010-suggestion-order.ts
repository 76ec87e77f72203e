import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/** Raises the weight of a service's longest suggestion, the one from the beginning of its title, above its others. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, [
    `update suggestions set weight = weight + 10000
     where length(term) = (select max(length(t.term)) from suggestions t where t.service_id = suggestions.service_id)`,
  ]);
}
