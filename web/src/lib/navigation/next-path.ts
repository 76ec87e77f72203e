import { ownPath } from './own-path.ts';

/** Where to go after signing in: only a path of ours. */
export function nextPath(search: string): string | null {
  return ownPath(new URLSearchParams(search).get('next'));
}

/** Screens that are over once one has signed in; some hold a one-time token in their address. */
const passing = /^\/(login|register|register-provider|forgot-password|reset-password|verify-email|auth)(\/|$)/;

/** The login page that comes back to `from`. */
export function loginPath(from: { pathname: string; search: string }): string {
  const next = from.pathname + from.search;
  return next === '/' || passing.test(from.pathname) ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}
