import { setTimeout as pause } from 'node:timers/promises';
import { PaymentsUnavailable } from './payments.ts';

/** The milliseconds between two attempts. With `usualWaits.payments` a call ends within 10 seconds. */
const pauseTime = 400;

/**
 * Returns the promise's result, or throws `PaymentsUnavailable` after `time` milliseconds. Late work continues, but
 * nobody waits for it.
 */
export async function within<T>(time: number, promise: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = pause(time, undefined, { signal: ended.signal }).then(
    () => Promise.reject(new PaymentsUnavailable(`no response within ${time} ms`)),
    () => new Promise<never>(() => undefined),
  );
  // a late rejection must not be unhandled
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    ended.abort();
  }
}

/** Makes a call, and retries it once after `PaymentsUnavailable`. Each attempt has `tryTime` milliseconds. */
export async function persistently<T>(tryTime: number, call: () => Promise<T>): Promise<T> {
  try {
    return await within(tryTime, call());
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    await pause(pauseTime);
    return within(tryTime, call());
  }
}
