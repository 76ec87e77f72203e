/** Runs `work` with a timeout in milliseconds (`TimeoutError`); `outer` can abort it before, with its own reason. */
export async function timed<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const end = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('Too slow', 'TimeoutError')), milliseconds);
  if (outer?.aborted) end();
  outer?.addEventListener('abort', end, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', end);
  }
}

export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
