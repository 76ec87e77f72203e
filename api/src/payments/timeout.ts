import { setTimeout as pause } from 'node:timers/promises';
import { PaymentsUnavailable } from './payments.ts';

/** Milliseconds that one try may take, and between two. With one retry a call ends within 10 seconds. */
const tryTime = 4500;
const pauseTime = 400;

/** The promise's outcome, or `PaymentsUnavailable` when it takes longer. What is late is not waited for. */
export async function within<T>(time: number, promise: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = pause(time, undefined, { signal: ended.signal }).then(
    () => Promise.reject(new PaymentsUnavailable(`no answer within ${time} ms`)),
    () => new Promise<never>(() => undefined),
  );
  // whoever loses the race ends unheard
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    ended.abort();
  }
}

/** Tries twice: the second time only when the first had no good answer. */
export async function persistently<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await within(tryTime, call());
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    await pause(pauseTime);
    return within(tryTime, call());
  }
}
