import { minute } from '@tero/shared/rules/time/durations';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout>;

/**
 * Returns a plain value derived from the current time, updated every minute. Returns null in a page that the server
 * renders, because people may read it later.
 */
export function useClock<Said extends string | null>(read: (at: Date) => Said): Said | null {
  return useSyncExternalStore<Said | null>(
    everyMinute,
    () => read(new Date()),
    () => null,
  );
}

/** Calls `listener` on each full minute, and when a sleeping page is shown again. Returns a function that stops it. */
export function everyMinute(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const [target, event] of wakes()) target.addEventListener(event, tick);
    tick();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    for (const [target, event] of wakes()) target.removeEventListener(event, tick);
  };
}

function wakes(): [EventTarget, string][] {
  return [
    [document, 'visibilitychange'],
    [window, 'pageshow'],
  ];
}

function tick(): void {
  clearTimeout(timer);
  timer = setTimeout(tick, minute - (Date.now() % minute));
  for (const listener of listeners) listener();
}
