import { LRUCache } from 'lru-cache';
import { boundedQueue } from './bounded-queue.ts';

interface Entry {
  /** milliseconds */
  at: number;
  result: Promise<unknown>;
}

/**
 * Cached work runs two at a time and beside searches, so that a crowd on thousands of places must wait or is refused.
 */
const queue = boundedQueue({ name: 'views', running: 2, waiting: 60 });

/**
 * Returns a function that caches the result of work under a name for `ttl` milliseconds. Each `owner` has at most
 * `most` results. A caller during the work waits for its result. A failure is not cached. The work waits in a queue,
 * and throws `overloaded` when the queue is full.
 */
export function resultCache({ ttl, most }: { ttl: number; most: number }) {
  const all = new WeakMap<object, LRUCache<string, Entry>>();
  return <T>(owner: object, name: string, now: Date, work: () => Promise<T>): Promise<T> => {
    const cache = all.get(owner) ?? new LRUCache<string, Entry>({ max: most });
    all.set(owner, cache);
    const last = cache.get(name);
    if (last && Math.abs(now.getTime() - last.at) < ttl) return last.result as Promise<T>;
    const result = queue.run(work);
    const entry = { at: now.getTime(), result };
    cache.set(name, entry);
    result.catch(() => {
      if (cache.peek(name) === entry) cache.delete(name);
    });
    return result;
  };
}
