import { LRUCache } from 'lru-cache';
import { boundedQueue } from './bounded-queue.ts';

interface Kept {
  at: number;
  answer: Promise<unknown>;
}

/** So many of all that is counted for it at once, beside searches: first reads of thousands of places wait, or are told to. */
const queue = boundedQueue({ name: 'views', running: 2, waiting: 60 });

/**
 * Makes a function that keeps the answer of work of one name for `keptFor` milliseconds, `most` answers at once for each
 * `owner`. Whoever asks while the work runs waits for the same; a failure is not kept. The work runs in its turn, and throws
 * `overloaded` when too much waits.
 */
export function keptAnswers({ keptFor, most }: { keptFor: number; most: number }) {
  const all = new WeakMap<object, LRUCache<string, Kept>>();
  return <T>(owner: object, name: string, now: Date, work: () => Promise<T>): Promise<T> => {
    const kept = all.get(owner) ?? new LRUCache<string, Kept>({ max: most });
    all.set(owner, kept);
    const last = kept.get(name);
    if (last && Math.abs(now.getTime() - last.at) < keptFor) return last.answer as Promise<T>;
    const answer = queue.run(work);
    const own = { at: now.getTime(), answer };
    kept.set(name, own);
    answer.catch(() => {
      if (kept.peek(name) === own) kept.delete(name);
    });
    return answer;
  };
}
