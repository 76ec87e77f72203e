/** Where to go after signing in: only a path of ours, never another site (`//evil`, `/\evil`). */
export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next && /^\/(?![/\\])/.test(next) && !/[\s\\]/.test(next) ? next : null;
}

/** Screens that are over once one has signed in; some hold a one-time token in their address. */
const passing = /^\/(login|register|register-provider|forgot-password|reset-password|verify-email|auth)(\/|$)/;

/** The login page that comes back to `from`. */
export function loginPath(from: { pathname: string; search: string }): string {
  const next = from.pathname + from.search;
  return next === '/' || passing.test(from.pathname) ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}
