import { CompiledQuery, type QueryResult } from 'kysely';
import type { Db } from '../schema/database.ts';

/** Returns the rows of a read, or null when it has to wait for its turn. */
export type ReadAtOnce = (text: string, parameters: readonly unknown[]) => unknown[] | null;
/** Runs a statement of the transaction that has the connection. */
export type RunAtOnce = (text: string, parameters: readonly unknown[]) => QueryResult<unknown>;

/**
 * Runs a compiled read: on SQLite at once, unless the connection is lent, or others are to be let in. Rows that are there
 * go through one promise, whose steps take longer than some reads.
 */
export function read<Row>(db: Db, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  try {
    const { readAtOnce, runAtOnce } = adapterOf(db);
    const rows = db.isTransaction ? runAtOnce?.(text, parameters).rows : readAtOnce?.(text, parameters);
    if (rows) return Promise.resolve(rows as Row[]);
  } catch (error) {
    return Promise.reject(error);
  }
  return db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters])).then(({ rows }) => rows);
}

/** Runs a compiled statement that writes: in a transaction of SQLite at once. */
export function write<Row>(db: Db, text: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
  try {
    const result = db.isTransaction ? adapterOf(db).runAtOnce?.(text, parameters) : null;
    if (result) return Promise.resolve(result as QueryResult<Row>);
  } catch (error) {
    return Promise.reject(error);
  }
  return db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
}

function adapterOf(db: Db): { readAtOnce?: ReadAtOnce | null; runAtOnce?: RunAtOnce } {
  return db.getExecutor().adapter as { readAtOnce?: ReadAtOnce | null; runAtOnce?: RunAtOnce };
}

/** Whether somebody looks at each query of this database as it is built, so that none may be built but once. */
export function isWatched(db: Db): boolean {
  return db.getExecutor().plugins.length > 0;
}
