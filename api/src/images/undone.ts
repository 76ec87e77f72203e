import { DatabaseAway } from '../db/postgres/away.ts';
import { mayHaveCommitted } from '../db/transaction.ts';
import { FilesAway } from '../files/store.ts';

/**
 * Tells whether failed work left no row that names its files, so that they can be removed. When the store is away, they
 * cannot be removed. When the database is away, or failed after the work, a row may name them. The sweep removes files
 * that no row names.
 */
export function isUndone(error: unknown): boolean {
  return !(error instanceof FilesAway || error instanceof DatabaseAway || mayHaveCommitted(error));
}
