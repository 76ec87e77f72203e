import { changesOf, type Reads } from './changes.ts';
import type { Db } from './schema/database.ts';

/** Runs what a visitor reads and returns its result with what it was made of. */
export function recordVisitorRead<T>(db: Db, work: () => Promise<T>): Promise<{ result: T; reads: Reads }> {
  return changesOf(db).record(work);
}
