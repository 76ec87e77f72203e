/** Milliseconds after which the work runs even if the browser is never idle or does not report idleness. */
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
