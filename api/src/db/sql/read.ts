import { CompiledQuery } from 'kysely';
import type { Db } from '../schema/database.ts';

/** Returns the rows of a read, or null when it has to wait for its turn. */
export type ReadAtOnce = (text: string, parameters: readonly unknown[]) => unknown[] | null;

/**
 * Runs a compiled read: on SQLite at once, unless the connection is lent, or others are to be let in. Rows that are there
 * go through one promise, whose steps take longer than some reads.
 */
export function read<Row>(db: Db, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  try {
    const rows = db.isTransaction ? null : readAtOnceOf(db)?.(text, parameters);
    if (rows) return Promise.resolve(rows as Row[]);
  } catch (error) {
    return Promise.reject(error);
  }
  return db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters])).then(({ rows }) => rows);
}

function readAtOnceOf(db: Db): ReadAtOnce | null | undefined {
  return (db.getExecutor().adapter as { readAtOnce?: ReadAtOnce }).readAtOnce;
}

/** Whether somebody looks at each query of this database as it is built, so that none may be built but once. */
export function isWatched(db: Db): boolean {
  return db.getExecutor().plugins.length > 0;
}
