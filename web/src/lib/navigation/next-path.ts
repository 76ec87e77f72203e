import { address } from '@tero/shared/rules/text/address';
import { ownPath } from './own-path.ts';

/** Returns the path to open after signing in, if it is one of this app. */
export function nextPath(search: string): string | null {
  return ownPath(new URLSearchParams(search).get('next'));
}

/** Screens not to return to after signing in; some hold a one-time token in their address. */
const passing = /^\/(login|register|register-provider|forgot-password|reset-password|verify-email|auth)(\/|$)/;

/** Returns the path of the login page that returns to `from` afterwards. */
export function loginPath(from: { pathname: string; search: string }): string {
  const next = from.pathname + from.search;
  return next === '/' || passing.test(from.pathname) ? '/login' : address`/login?next=${next}`;
}

/** Returns the path of the login page for a signed-in client who needs a provider's account, and then returns to `next`. */
export function loginAsProvider(next: string): string {
  return address`/login?as=provider&next=${next}`;
}

export function asksForProvider(search: string): boolean {
  return new URLSearchParams(search).get('as') === 'provider';
}
