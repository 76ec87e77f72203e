import { type Kysely, sql } from 'kysely';
import { required, run } from '../sql/columns.ts';
import { isPostgres } from '../sql/dialect.ts';

/**
 * What the processes on one Postgres count together, and whose turn a job is. Both live for an hour: a Postgres that
 * crashes may lose them, and is spared writing them twice.
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
