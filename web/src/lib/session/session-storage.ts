import type { SessionAccount } from '@tero/shared/contract/accounts';
import { onServer } from '../device/on-server.ts';
import { lasting, type Store, tabbed } from '../device/storage.ts';
import { hasEnded } from './ended-sessions.ts';

export type UserType = 'user' | 'provider';
export type Role = SessionAccount['role'];

export interface SavedSession {
  token: string;
  account: SessionAccount;
  userType: UserType;
  role: Role;
  /** time of the sign-in, in milliseconds; missing in older versions */
  at?: number;
}

export const sessionKey = 'tero.session';

/**
 * Returns the saved session. Remembered sessions are in localStorage, which tabs share; other sessions end with the
 * browser.
 */
export function readSession(): SavedSession | null {
  if (onServer) return null;
  return readOpen(tabbed) ?? readOpen(lasting);
}

/** Returns the session of a storage; deletes it if it has ended. */
function readOpen(store: Store): SavedSession | null {
  const saved = parseSession(store.read(sessionKey));
  if (!saved || !hasEnded(saved.token)) return saved;
  store.write(sessionKey, null);
  return null;
}

/** Saves the session. Returns whether the browser stored it: otherwise it lasts until the page is closed. */
export function writeSession(saved: SavedSession, remember: boolean): boolean {
  const [store, other] = remember ? [lasting, tabbed] : [tabbed, lasting];
  other.write(sessionKey, null);
  return store.write(sessionKey, JSON.stringify(saved));
}

/** Overwrites the saved session where it is stored. A session that another tab has ended does not come back. */
export function rewriteSession(saved: SavedSession): void {
  for (const store of [tabbed, lasting]) if (isOf(store, saved.token)) store.write(sessionKey, JSON.stringify(saved));
}

/** Returns whether the session outlives the browser. */
export function isRemembered(): boolean {
  return tabbed.read(sessionKey) === null && lasting.read(sessionKey) !== null;
}

/** Deletes the saved session of `token`, but not a newer one. */
export function eraseSession(token: string): void {
  for (const store of [tabbed, lasting]) if (isOf(store, token)) store.write(sessionKey, null);
}

function isOf(store: Store, token: string): boolean {
  return parseSession(store.read(sessionKey))?.token === token;
}

export function parseSession(text: string | null): SavedSession | null {
  if (!text) return null;
  try {
    const saved = JSON.parse(text) as Partial<SavedSession> | null;
    return saved?.token && saved.account?.id && saved.userType && saved.role ? (saved as SavedSession) : null;
  } catch {
    return null;
  }
}
