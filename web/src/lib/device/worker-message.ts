import { ownPath } from '../navigation/own-path.ts';

/** A message of the service worker to the open pages. */
export type WorkerMessage =
  /** a notification was tapped: the router goes there */
  | { type: 'NAVIGATE'; path: string }
  /** a push has arrived, so the unread count has to be read again */
  | { type: 'PUSH_ARRIVED' }
  /** the browser has changed its push address, which the server has to learn */
  | { type: 'PUSH_CHANGED' };

/** Returns a message of the worker; null for anything else, because other libraries post to the page too. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  const given = (typeof data === 'object' && data !== null ? data : {}) as { type?: unknown; path?: unknown };
  if (given.type === 'PUSH_ARRIVED' || given.type === 'PUSH_CHANGED') return { type: given.type };
  const path = given.type === 'NAVIGATE' && typeof given.path === 'string' ? ownPath(given.path) : null;
  return path ? { type: 'NAVIGATE', path } : null;
}

/** A group of screens that are stored together: those for everybody, for every account, or for one role. */
export type ScreenGroup = 'visitor' | 'account' | 'client' | 'provider';

/** Messages of a page to the service worker. `STORE` makes the groups available offline. */
export type PageMessage = { type: 'SKIP_WAITING' } | { type: 'STORE'; groups: readonly ScreenGroup[] };
