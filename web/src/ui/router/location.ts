/** Where the app is: the address, what came along with it, and the key of its entry in the history. */
export interface Location extends Path {
  // biome-ignore lint/suspicious/noExplicitAny: what comes along is whatever the screen before it gave
  state: any;
  key: string;
}

/** The parts of an address within the site, encoded; `search` and `hash` with their sign, or empty. */
export interface Path {
  pathname: string;
  search: string;
  hash: string;
}

/** A way within the app: an address from the site's root, or what of the present one is to be another. */
export type To = string | Partial<Path>;

/** Returns the parts of a way from `pathname`: one that names no path stays there. */
export function resolve(to: To, pathname: string): Path {
  const given = typeof to === 'string' ? parse(to) : to;
  return {
    // two slashes in front would be another site
    pathname: given.pathname?.replace(/^\/{2,}/, '/') || pathname,
    search: signed('?', given.search),
    hash: signed('#', given.hash),
  };
}

/** Returns an address as text. */
export function hrefOf({ pathname, search, hash }: Path): string {
  return pathname + search + hash;
}

function parse(text: string): Partial<Path> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? [];
  return { pathname, search, hash } as Partial<Path>;
}

function signed(sign: string, text = ''): string {
  const rest = text.startsWith(sign) ? text.slice(1) : text;
  return rest && sign + rest;
}
