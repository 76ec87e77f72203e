import { vi } from 'vitest';
import { DatabaseAway } from '../src/db/postgres/away.ts';
import { passwordQueue } from '../src/features/accounts/passwords.ts';
import type { Harness } from './harness.ts';

/** A call that is stopped on its way. `reached` resolves when it has stopped, and `open` lets it continue. */
export interface Gate {
  reached: Promise<void>;
  open(): void;
}

/** Stops the next password check or hash just after it, before any code uses the result. */
export function holdPassword(): Gate {
  const { stop, ...gate } = gateOf(() => spy.mockRestore());
  const run = passwordQueue.run;
  const spy = vi.spyOn(passwordQueue, 'run').mockImplementationOnce(async (...given) => {
    const result = await run(...given);
    await stop();
    return result;
  });
  return gate;
}

/** Stops before the app's next transaction (or the nth) begins, when earlier reads have already happened. */
export function holdTransaction({ deps: { db } }: Harness, nth = 1): Gate {
  const { stop, ...gate } = gateOf(() => spy.mockRestore());
  let left = nth;
  const spy = vi.spyOn(db, 'transaction').mockImplementation(() => {
    const begun = Object.getPrototypeOf(db).transaction.call(db) as ReturnType<typeof db.transaction>;
    left -= 1;
    if (left !== 0) return begun;
    const execute: typeof begun.execute = async (work) => {
      await stop();
      return begun.execute(work);
    };
    return Object.assign(Object.create(begun), { execute }) as typeof begun;
  });
  return gate;
}

/**
 * Loses the response to the commit of the app's next transaction (or the nth): the row is written, but the app does not
 * know.
 */
export function loseCommit(h: Harness, nth = 1): void {
  failAfterCommit(h, nth, () => new DatabaseAway(new Error('Connection terminated')));
}

/** Makes the disk fail after the commit of the app's next transaction (or the nth). */
export function failDiskAfterCommit(h: Harness, nth = 1): void {
  failAfterCommit(h, nth, () => Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }));
}

function failAfterCommit({ deps: { db } }: Harness, nth: number, failure: () => Error): void {
  let left = nth;
  const spy = vi.spyOn(db, 'transaction').mockImplementation(() => {
    const begun = Object.getPrototypeOf(db).transaction.call(db) as ReturnType<typeof db.transaction>;
    left -= 1;
    if (left !== 0) return begun;
    spy.mockRestore();
    const execute: typeof begun.execute = async (work) => {
      await begun.execute(work);
      throw failure();
    };
    return Object.assign(Object.create(begun), { execute }) as typeof begun;
  });
}

function gateOf(restore: () => void): Gate & { stop: () => Promise<void> } {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    open: () => {
      restore();
      opened.resolve();
    },
    stop: () => {
      reached.resolve();
      return opened.promise;
    },
  };
}
