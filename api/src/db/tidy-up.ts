import { sql } from 'kysely';
import { inStart } from '../core/asking.ts';
import type { OuterDb } from './schema/database.ts';
import { isPostgres } from './sql/dialect.ts';

/**
 * Runs VACUUM and ANALYZE after a bulk load, because the planner would still use the statistics of an empty table. Does
 * nothing on SQLite.
 */
export async function tidyUp(db: OuterDb): Promise<void> {
  if (!isPostgres(db)) return;
  await inStart(() =>
    db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`vacuum analyze`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }),
  );
}
