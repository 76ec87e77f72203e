import { type Kysely, PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely';

/** This file alone knows which database runs. */
export function isPostgres(db: { getExecutor(): { adapter: unknown } }): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** A unique index or primary key refused the row. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown })?.code;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** The disk, or the database's quota, is full: reads go on, writes do not. */
export function isStorageFull(error: unknown): boolean {
  const code = (error as { code?: unknown })?.code;
  return code === 'SQLITE_FULL' || code === '53100' || code === 'ENOSPC';
}

/** Rows read so stay as they are until the transaction ends; SQLite's write transactions are alone anyway. */
export function forUpdate<Q extends { forUpdate(): Q }>(db: { getExecutor(): { adapter: unknown } }, query: Q): Q {
  return isPostgres(db) ? query.forUpdate() : query;
}

/** From here on no other transaction with this number goes on until this one ends. */
export async function alone(trx: QueryExecutorProvider, number: number): Promise<void> {
  if (trx.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(${sql.lit(number)})`.execute(trx);
}

/** The plan of a query as lines of text, for the tests that show that no listing scans a table. */
export async function explain(
  db: Kysely<never>,
  query: { sql: string; parameters: readonly unknown[] },
): Promise<string[]> {
  const prefix = isPostgres(db) ? 'explain ' : 'explain query plan ';
  const parts = query.sql.split(isPostgres(db) ? /\$\d+/ : '?');
  const bound = parts.flatMap((part, at) =>
    at === 0 ? [sql.raw(prefix + part)] : [sql`${query.parameters[at - 1]}`, sql.raw(part)],
  );
  const { rows } = await sql<Record<string, string>>`${sql.join(bound, sql.raw(''))}`.execute(db);
  return rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '');
}
