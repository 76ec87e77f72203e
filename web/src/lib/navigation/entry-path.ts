import type { Door } from '@tero/shared/content/question';
import { useLocation } from 'react-router-dom';
import { ownPath } from './own-path.ts';

/** The screens by which a visitor gets a session; nobody else writes their addresses (rule NAV-40). */
const doors = {
  login: '/login',
  register: '/register',
  /** the registration of a provider, as pages for providers link to it (rule NAV-4) */
  offer: '/register?type=provider',
  provider: '/register-provider',
  forgot: '/forgot-password',
} as const satisfies Record<Door, string>;

export interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/** Screens not to return to after signing in; some hold a one-time token in their address. */
const passing =
  /^\/(login|register|register-provider|forgot-password|reset-password|verify-email|confirm-email|stop-email|deleted-account|recover-account|auth)(\/|$)/;

/** Tells whether a path is a step on the way to a session. */
export function isPassing(pathname: string): boolean {
  return passing.test(pathname);
}

/** Returns a place of this app as text: path, filters and anchor. */
export function pathOfPlace({ pathname, search, hash = '' }: Place): string {
  return pathname + search + hash;
}

/** Returns the path to open after signing in, if it is one of this app. */
export function nextPath(search: string): string | null {
  return ownPath(new URLSearchParams(search).get('next'));
}

/**
 * Returns the address of a door that leads back to `from` afterwards; if `from` is another door, to where that door
 * leads back. Without `from` the door leads to its own end.
 */
export function entryPath(door: Door, from?: Place): string {
  const next = from && (isPassing(from.pathname) ? nextPath(from.search) : pathOfPlace(from));
  const path = doors[door];
  if (!next || next === '/') return path;
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}

/** Returns a function that writes the address of a door which leads back to the screen that is shown. */
export function useEntryPath(): (door: Door) => string {
  const location = useLocation();
  return (door) => entryPath(door, location);
}
