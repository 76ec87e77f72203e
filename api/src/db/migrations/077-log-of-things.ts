import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/** The log of one thing, whatever its kind. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, ['create index admin_logs_thing on admin_logs (entity_id, id desc)']);
}
