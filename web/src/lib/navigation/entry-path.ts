import type { Door } from '@tero/shared/content/question';
import { useLocation } from 'react-router-dom';
import { ownPath } from './own-path.ts';

/** The screens by which a visitor gets a session. Only this file writes their addresses (rule NAV-40). */
const doors = {
  login: '/login',
  register: '/register',
  /** the registration of a provider, to which pages for providers link (rule NAV-4) */
  offer: '/register?type=provider',
  provider: '/register-provider',
  forgot: '/forgot-password',
} as const satisfies Record<Door, string>;

export interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/** Screens to which signing in does not return; some have a one-time token in their address. */
const passing =
  /^\/(login|register|register-provider|forgot-password|reset-password|verify-email|confirm-email|stop-email|deleted-account|recover-account|auth)(\/|$)/;

/** Returns whether a path is a step on the way to a session. */
export function isPassing(pathname: string): boolean {
  return passing.test(pathname);
}

/** Returns a place of this app as text: path, filters and anchor. */
export function pathOfPlace({ pathname, search, hash = '' }: Place): string {
  return pathname + search + hash;
}

/** Returns the path to open after signing in; null when it is not a path of this app. */
export function nextPath(search: string): string | null {
  return ownPath(new URLSearchParams(search).get('next'));
}

/**
 * Returns the address of a sign-in screen (`door`) that afterwards returns to `from`. If `from` is itself such a
 * screen, it returns where that screen would. Without `from` it opens the door's default page.
 */
export function entryPath(door: Door, from?: Place): string {
  const next = from && (isPassing(from.pathname) ? nextPath(from.search) : pathOfPlace(from));
  const path = doors[door];
  if (!next || next === '/') return path;
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}

/** Returns a function that returns the address of a sign-in screen which leads back to the current screen. */
export function useEntryPath(): (door: Door) => string {
  const location = useLocation();
  return (door) => entryPath(door, location);
}
