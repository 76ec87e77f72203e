import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';
import { foldedSql } from '../sql/folded.ts';

/** Indexes the panel's list of services by title, for enabled or disabled ones alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, [
    `create index services_active_titles on services (is_active, (${foldedSql('title')}), id) where deleted_at is null`,
  ]);
}
