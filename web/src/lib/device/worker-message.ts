import { ownPath } from '../navigation/own-path.ts';

/** A message of the service worker to the open pages. */
export type WorkerMessage =
  /** a notification was tapped: the router goes there */
  | { type: 'NAVIGATE'; path: string }
  /** a push has arrived: the unread count has to be read again */
  | { type: 'PUSH_ARRIVED' }
  /** the browser has changed its push address: the server must be told */
  | { type: 'PUSH_CHANGED' };

/** Reads a message of the worker; null for anything else (other libraries post to the page as well). */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  const given = (typeof data === 'object' && data !== null ? data : {}) as { type?: unknown; path?: unknown };
  if (given.type === 'PUSH_ARRIVED' || given.type === 'PUSH_CHANGED') return { type: given.type };
  const path = given.type === 'NAVIGATE' && typeof given.path === 'string' ? ownPath(given.path) : null;
  return path ? { type: 'NAVIGATE', path } : null;
}

/**
 * The screens that are stored together: the screens that everybody sees, those of any account, and those of one role.
 */
export type ScreenGroup = 'visitor' | 'account' | 'client' | 'provider';

/** Messages of a page to the service worker. `STORE`: make these groups available offline. */
export type PageMessage = { type: 'SKIP_WAITING' } | { type: 'STORE'; groups: readonly ScreenGroup[] };
