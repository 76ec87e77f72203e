/** Milliseconds that a view is given out again. */
const freshFor = 5_000;
const mostBytes = 16 * 1024 * 1024;

interface Kept<V> {
  view: V;
  bytes: number;
  at: number;
}

/** Keeps views for some seconds, those asked for last, up to a number of bytes. */
export function viewsKept<V>(now: () => number) {
  const kept = new Map<string, Kept<V>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get(key: string): V | null {
      const found = kept.get(key);
      if (!found) return null;
      drop(key);
      if (now() - found.at >= freshFor) return null;
      put(key, found);
      return found.view;
    },
    keep(key: string, view: V, size: number): void {
      drop(key);
      put(key, { view, bytes: size, at: now() });
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };

  function put(key: string, entry: Kept<V>): void {
    kept.set(key, entry);
    bytes += entry.bytes;
  }
}
