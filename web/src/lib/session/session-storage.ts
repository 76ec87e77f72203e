import type { SessionAccount } from '@tero/shared/contract/accounts';
import { onServer } from '../device/on-server.ts';
import { hasEnded } from './ended-sessions.ts';

export type UserType = 'user' | 'provider';
export type Role = SessionAccount['role'];

export interface SavedSession {
  token: string;
  account: SessionAccount;
  userType: UserType;
  role: Role;
  /** milliseconds: when the account signed in; missing in older versions */
  at?: number;
}

export const sessionKey = 'tero.session';

/**
 * Reads the saved session. Remembered sessions are in localStorage, shared by tabs; the others end with the browser.
 */
export function readSession(): SavedSession | null {
  if (onServer) return null;
  return readOpen(sessionStorage) ?? readOpen(localStorage);
}

/** Reads the session of a storage; deletes one that has ended. */
function readOpen(store: Storage): SavedSession | null {
  const saved = parseSession(read(store));
  if (!saved || !hasEnded(saved.token)) return saved;
  erase(store);
  return null;
}

export function writeSession(saved: SavedSession, remember: boolean): void {
  const [store, other] = remember ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
  write(store, JSON.stringify(saved));
  erase(other);
}

/** Overwrites the saved session where it already is; one that another tab has ended does not come back. */
export function rewriteSession(saved: SavedSession): void {
  for (const store of [sessionStorage, localStorage]) if (isOf(store, saved.token)) write(store, JSON.stringify(saved));
}

/** Returns whether the session outlives the browser. */
export function isRemembered(): boolean {
  return read(sessionStorage) === null && read(localStorage) !== null;
}

/** Deletes the saved session of `token`, but not a newer one. */
export function eraseSession(token: string): void {
  for (const store of [sessionStorage, localStorage]) if (isOf(store, token)) erase(store);
}

function isOf(store: Storage, token: string): boolean {
  return parseSession(read(store))?.token === token;
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

function read(store: Storage): string | null {
  try {
    return store.getItem(sessionKey);
  } catch {
    return null;
  }
}

function erase(store: Storage): void {
  try {
    store.removeItem(sessionKey);
  } catch {
    // storage is blocked: there is nothing to erase
  }
}

function write(store: Storage, text: string): void {
  try {
    store.setItem(sessionKey, text);
  } catch {
    // storage is full or blocked: the session lives in memory until the tab closes
  }
}
