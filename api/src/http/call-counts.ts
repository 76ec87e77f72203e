/** How a call stands with its limit; `ttl`: milliseconds until counting begins anew. */
export interface Counted {
  max: number;
  current: number;
  ttl: number;
}

interface Count {
  current: number;
  since: number;
}

/** Counters that are kept at once; beyond them the one that was used last is forgotten last. */
const most = 50_000;

/**
 * Counts calls by a key, in windows of time that begin with a first call. Every answer passes here at least twice, so that it
 * waits for nothing.
 */
export class CallCounts {
  readonly #counts = new Map<string, Count>();

  count(key: string, max: number, window: number): Counted {
    const now = Date.now();
    const found = this.#counts.get(key);
    const isRunning = found !== undefined && now - found.since < window && now >= found.since;
    const count = isRunning ? found : { current: 0, since: now };
    count.current += 1;
    this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size > most) this.#forgetOldest();
    return { max, current: count.current, ttl: count.since + window - now };
  }

  #forgetOldest(): void {
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined) this.#counts.delete(oldest);
  }
}

/** Whether a call is one too many. */
export function isExceeded({ current, max }: Counted): boolean {
  return current > max;
}
