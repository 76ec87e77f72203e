import { CompiledQuery } from 'kysely';
import type { Db } from '../schema/database.ts';

/** Returns the rows of a read, or null when it has to wait for its turn. */
export type ReadAtOnce = (text: string, parameters: readonly unknown[]) => unknown[] | null;

/** Runs a compiled read: on SQLite at once, unless the connection is lent, or others are to be let in. */
export async function read<Row>(db: Db, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  if (!db.isTransaction) {
    const { readAtOnce } = db.getExecutor().adapter as { readAtOnce?: ReadAtOnce };
    const rows = readAtOnce?.(text, parameters);
    if (rows) return rows as Row[];
  }
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;
}

/** Whether somebody looks at each query of this database as it is built, so that none may be built but once. */
export function isWatched(db: Db): boolean {
  return db.getExecutor().plugins.length > 0;
}
