import { AsyncLocalStorage } from 'node:async_hooks';
import type { OuterDb, Trx } from './schema/database.ts';

/** The transaction of the current work. `isOpen` turns false when it ends, for timers and promises that outlive it. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Runs `work` in a transaction, which commits when `work` resolves and rolls back when it rejects. On SQLite the
 * transaction begins with the write lock. Within `work`, query only through `trx`: a query or a second transaction on
 * the outer database throws (docs/decisions/transactions.md).
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

/** Errors thrown after a transaction's work was done, while it committed. */
const afterWork = new WeakSet<object>();

/**
 * Tells whether a transaction that threw this error may still have committed: its work was done, and for example the
 * sync to the disk failed. In that case keep the files that its rows name.
 */
export function mayHaveCommitted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && afterWork.has(error);
}

/**
 * Throws inside a transaction. The drivers call it before they lend a connection. A transaction that waits for a second
 * connection would wait for ever on SQLite, and on a busy Postgres.
 */
export function refuseInTransaction(): void {
  if (!current.getStore()?.isOpen) return;
  throw new Error('a query or a transaction on the outer database inside a transaction: pass trx on');
}
