import type { FinishedPage } from './finished.ts';

/** Milliseconds that a page is given out again. */
const freshFor = 5_000;
const mostBytes = 16 * 1024 * 1024;

/** Keeps pages for some seconds, those asked for last, up to a number of bytes. */
export function pagesKept(now: () => number) {
  const kept = new Map<string, { page: FinishedPage; at: number }>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.page.bytes ?? 0;
    kept.delete(key);
  }

  function put(key: string, page: FinishedPage, at: number): void {
    drop(key);
    kept.set(key, { page, at });
    bytes += page.bytes;
  }

  return {
    get(key: string): FinishedPage | null {
      const found = kept.get(key);
      if (!found) return null;
      const isFresh = now() - found.at < freshFor;
      if (isFresh) put(key, found.page, found.at);
      else drop(key);
      return isFresh ? found.page : null;
    },
    keep(key: string, page: FinishedPage): void {
      put(key, page, now());
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}
