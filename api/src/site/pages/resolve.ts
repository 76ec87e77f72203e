import { drawnAddress } from '@tero/shared/rules/site/drawn-address';
import { isFilter } from '@tero/shared/rules/site/filters';
import { moved } from '@tero/shared/rules/site/moved';
import { findPage, unknownPage } from '@tero/shared/rules/site/pages';
import type { SitePage } from '@tero/shared/rules/site/site-page';
import { address } from '@tero/shared/rules/text/address';
import type { Deps } from '../../deps/deps.ts';
import type { Head } from '../head/head.ts';
import type { Found } from './finder.ts';
import { finderOf } from './finders.ts';

/** The response to a page's address. With every status, people get the app's own screen (rule FOUND-1). */
export type PageResponse =
  | { status: 200; head: Head; drawn: string | null }
  | { status: 404 | 410; head: Head }
  | { status: 301; to: string };

/** Open pages that mostly depend on the reader's account or draft, so the server draws no view of them. */
const undrawn: ReadonlySet<string> = new Set(['/subscription-plans', '/contact', '/contacto']);

/** Returns the response to a decoded path and its query, which may begin with `?`. */
export async function resolvePage(deps: Deps, path: string, query: string): Promise<PageResponse> {
  const target = moved[pathFrom(path.toLowerCase().split('/'))];
  if (target !== undefined) return { status: 301, to: target + query };
  const found = isText(path) ? findPage(path) : null;
  if (!found) return { status: 404, head: headOf(unknownPage, encoded(path)) };
  const { page, params } = found;
  const own = pathFrom(found.parts);
  const find = finderOf(page);
  const told: Found = find ? await find(deps, { page, params, path: own }) : { head: {} };
  if ('missing' in told) return { status: told.missing, head: headOf({ ...page, open: false }, own) };
  if ('to' in told) return { status: 301, to: told.to + query };
  if (own !== encoded(path)) return { status: 301, to: own + query };
  const { head } = told;
  const drawn = page.open && !undrawn.has(page.path) ? drawnOf(path, query) : null;
  return { status: 200, head: { ...headOf(page, own), ...head, open: isOpen(page, head, query) }, drawn };
}

/** Returns the address of the view for this path and query, or null if there is no view. */
function drawnOf(path: string, query: string): string | null {
  return drawnAddress(encoded(path), [...new URLSearchParams(query)]);
}

/** Tells whether a path is plain text: no name contains a control character, and Postgres accepts no NUL. */
function isText(path: string): boolean {
  return !/\p{Cc}/u.test(path);
}

function isOpen({ open }: SitePage, head: Partial<Head>, query: string): boolean {
  return open && head.open !== false && !isFilter(new URLSearchParams(query).keys());
}

function headOf({ title, description, canonical, open }: SitePage, path: string): Head {
  return { title, description, path: canonical ?? path, open };
}

/** Returns the path as it was sent, with each segment encoded and its spelling unchanged. */
function encoded(path: string): string {
  return path
    .split('/')
    .map((part) => address`${part}`)
    .join('/');
}

function pathFrom(parts: readonly string[]): string {
  return `/${parts
    .filter(Boolean)
    .map((part) => address`${part}`)
    .join('/')}`;
}
