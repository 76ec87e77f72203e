import { address } from '@tero/shared/rules/text/address';
import { ownPath } from './own-path.ts';

/** Returns the path to open after signing in, if it is one of this app. */
export function nextPath(search: string): string | null {
  return ownPath(new URLSearchParams(search).get('next'));
}

/** Screens not to return to after signing in; some hold a one-time token in their address. */
const passing =
  /^\/(login|register|register-provider|forgot-password|reset-password|verify-email|confirm-email|stop-email|auth)(\/|$)/;

/** Returns the path of the login page that returns to `from` afterwards. */
export function loginPath(from: { pathname: string; search: string }): string {
  const next = from.pathname + from.search;
  return next === '/' || passing.test(from.pathname) ? '/login' : address`/login?next=${next}`;
}
