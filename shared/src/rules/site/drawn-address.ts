import { address } from '../text/address.ts';

/** Parameters of links that do not change a page. */
const passing = /^(utm_\w+|fbclid|gclid|source)$/;

/**
 * Returns the address for which the server draws a page's first view, and for which a browser goes on with it: without
 * what links bring along. Null where the query asks for more than a page of a list: there are too many of those.
 */
export function drawnAddress(path: string, query: readonly (readonly [string, string])[]): string | null {
  const asked = query.filter(([name]) => !passing.test(name));
  if (asked.length === 0) return path;
  const [[name, value] = ['', '']] = asked;
  return asked.length === 1 && name === 'page' && /^[1-9]\d{0,3}$/.test(value) ? path + address`?page=${value}` : null;
}
