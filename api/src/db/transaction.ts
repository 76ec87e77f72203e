import { AsyncLocalStorage } from 'node:async_hooks';
import type { OuterDb, Trx } from './schema/database.ts';

/**
 * The transaction of the current work. `isOpen` becomes false at its end, for timers and promises that it leaves
 * behind.
 */
const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Runs `work` in a transaction: commits when it resolves, rolls back when it rejects. On SQLite the transaction begins
 * with the write lock. Within `work` only `trx` queries; a query or a second transaction on the outer database throws
 * (docs/decisions/transactions.md).
 */
export async function inTransaction<T>(db: OuterDb, work: (trx: Trx) => Promise<T>): Promise<T> {
  let isDone = false;
  try {
    return await db.transaction().execute((trx) => {
      const state = { isOpen: true };
      return current.run(state, async () => {
        try {
          const result = await work(trx);
          isDone = true;
          return result;
        } finally {
          state.isOpen = false;
        }
      });
    });
  } catch (error) {
    if (isDone && typeof error === 'object' && error !== null) afterWork.add(error);
    throw error;
  }
}

/** Errors that came when a transaction had nothing left to do but to commit. */
const afterWork = new WeakSet<object>();

/**
 * Tells whether a transaction with this error may have committed: the error came after its work, for example when the
 * disk failed at the sync. Then do not remove files that its rows name.
 */
export function mayHaveCommitted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && afterWork.has(error);
}

/**
 * Throws inside a transaction. The drivers call it before they lend a connection: a transaction has its own connection,
 * and if it waits for another it waits for ever on SQLite and on a busy Postgres.
 */
export function refuseInTransaction(): void {
  if (!current.getStore()?.isOpen) return;
  throw new Error('a query or a transaction on the outer database inside a transaction: pass trx on');
}
