import { changesOf, type Reads } from './changes.ts';
import { replicaOf } from './postgres.ts';
import type { Db } from './schema/database.ts';

/**
 * Runs what a visitor reads and returns its result with what it was made of: on the replica where there is one that is
 * near enough, else on the primary. `work` may run twice. `name` is that of the read; `isOwn`: the visitor wrote something
 * just now, and reads it.
 */
export function recordVisitorRead<T>(
  db: Db,
  { name, isOwn }: { name: string; isOwn: boolean },
  work: () => Promise<T>,
): Promise<{ result: T; reads: Reads }> {
  const replica = isOwn ? null : replicaOf(db);
  if (!replica) return changesOf(db).record(work);
  return replica.record(name, work).then((recorded) => recorded ?? changesOf(db).record(work));
}
