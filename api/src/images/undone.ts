import { DatabaseAway } from '../db/postgres/away.ts';
import { mayHaveCommitted } from '../db/transaction.ts';
import { FilesAway } from '../files/store.ts';

/**
 * Whether what failed by this error has left nothing behind that names its files, so that they can be removed. Where the store
 * is away nothing can be; where the database is, or failed after the work, nobody knows whether a row names them. The sweep
 * removes what none names.
 */
export function isUndone(error: unknown): boolean {
  return !(error instanceof FilesAway || error instanceof DatabaseAway || mayHaveCommitted(error));
}
