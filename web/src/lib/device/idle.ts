/**
 * Milliseconds after which a browser that is never idle, or does not know whether it is, does the work all the same.
 */
const longest = 4_000;

/** Runs work once the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, longest);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: longest });
  return () => cancelIdleCallback(handle);
}
