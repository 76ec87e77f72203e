import { closedPages } from './closed-pages.ts';
import { openPages } from './open-pages.ts';
import type { SitePage } from './site-page.ts';

/** The first view of an unknown address. */
export const unknownPage: SitePage = {
  path: '*',
  title: 'Página no encontrada',
  description: 'Este enlace de Tero no existe, o ya dejó de funcionar.',
  open: false,
};

/**
 * Every page of the app, as its table of screens has them (a test compares the two). Static paths win over dynamic
 * ones.
 */
export const sitePages: readonly SitePage[] = [...openPages, ...closedPages];

const patterns = sitePages.map((page) => ({ page, parts: page.path.split('/').filter(Boolean) }));

export interface FoundPage {
  page: SitePage;
  params: Readonly<Record<string, string>>;
  /** the parts of the address in its one spelling */
  parts: readonly string[];
}

/**
 * Finds the page of a decoded path, whatever its capitals and extra slashes. Returns null for an unknown path, and
 * where an id is not valid.
 */
export function findPage(path: string): FoundPage | null {
  const given = path.split('/').filter(Boolean);
  const fitting = patterns.filter(({ parts }) => parts.length === given.length && parts.every(fits));
  const [best] = fitting.sort((one, other) => variables(one.parts) - variables(other.parts));
  if (!best) return null;
  const params = Object.fromEntries(
    best.parts.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), given[at] ?? '']] : [])),
  );
  if (!Object.entries(params).every(([name, value]) => !/(^id|Id)$/.test(name) || isId(value))) return null;
  const parts = best.parts.map((part, at) => (part.startsWith(':') ? (given[at] ?? '') : part));
  return { page: best.page, params, parts };

  function fits(part: string, at: number): boolean {
    return part.startsWith(':') || part === given[at]?.toLowerCase();
  }
}

/** Tells whether a part of an address is an id: digits without leading zeros. */
function isId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}

function variables(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith(':')).length;
}
