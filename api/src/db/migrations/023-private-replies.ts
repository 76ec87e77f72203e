import type { Kysely } from 'kysely';
import { run, zero } from '../sql/columns.ts';

/** Shows private replies to the client. Earlier ones, written for their author alone, stay notes. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('review_responses').addColumn('is_note', 'integer', zero).execute();
  await run(db, ['update review_responses set is_note = 1 where is_public = 0']);
}
