/** Where to go after signing in: only a path of ours, never another site (`//evil`, `/\evil`). */
export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next && /^\/(?![/\\])/.test(next) && !/[\s\\]/.test(next) ? next : null;
}

/** The login page that comes back to `from`. */
export function loginPath(from: { pathname: string; search: string }): string {
  const next = from.pathname + from.search;
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}
