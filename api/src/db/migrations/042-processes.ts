import { type Kysely, sql } from 'kysely';
import { required, run } from '../sql/columns.ts';
import { isPostgres } from '../sql/dialect.ts';

/**
 * Adds counters that all processes on one Postgres share, and the turns of jobs. The rows live for an hour, so the
 * tables are unlogged: a crash may lose them, and Postgres writes them once.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const table = (name: string) => {
    const begun = db.schema.createTable(name);
    return isPostgres(db) ? begun.modifyFront(sql`unlogged`) : begun;
  };
  await table('call_counts')
    .addColumn('key', 'text', (c) => c.primaryKey().notNull())
    .addColumn('calls', 'bigint', required)
    .addColumn('ends_ms', 'bigint', required)
    .execute();
  await table('job_turns')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('holder', 'text', required)
    .addColumn('held_until_ms', 'bigint', required)
    .addColumn('next_at_ms', 'bigint', required)
    .execute();
  await run(db, ['create index call_counts_ends on call_counts (ends_ms)']);
}
