/**
 * Returns a controller that aborts when `ended` aborts or the page is hidden, because a phone in a pocket needs no
 * connection.
 */
export function lineWhileVisible(ended: AbortSignal): AbortController {
  const line = new AbortController();
  const hidden = () => {
    if (document.visibilityState === 'hidden') line.abort();
  };
  ended.addEventListener('abort', () => line.abort(), { signal: line.signal });
  document.addEventListener('visibilitychange', hidden, { signal: line.signal });
  return line;
}

/** Resolves when the page is visible, or when `ended` aborts. */
export function untilVisible(ended: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = new AbortController();
    const done = () => {
      stop.abort();
      resolve();
    };
    const seen = () => document.visibilityState === 'visible' && done();
    document.addEventListener('visibilitychange', seen, { signal: stop.signal });
    ended.addEventListener('abort', done, { signal: stop.signal });
  });
}
