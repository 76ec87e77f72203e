import { AppError } from './errors.ts';

/** Runs work a few at a time. */
export interface BoundedQueue {
  /** Runs `work` in its turn and returns its result. Throws `overloaded` at once when too much waits already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Seconds after which another attempt is worth it. */
const retryAfter = 5;

/**
 * Makes a queue of its own for work that costs much, so that a flood of it waits for itself and not everything else for
 * it. At most `running` run at once and `waiting` wait, in the order in which they came.
 */
export function boundedQueue({ running, waiting }: { running: number; waiting: number }): BoundedQueue {
  let free = running;
  const turns: (() => void)[] = [];
  const leave = () => {
    const next = turns.shift();
    if (next) next();
    else free += 1;
  };
  return {
    async run(work) {
      if (free > 0) free -= 1;
      else if (turns.length >= waiting) throw new AppError('overloaded', { retryAfter });
      else await new Promise<void>((resolve) => turns.push(resolve));
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
