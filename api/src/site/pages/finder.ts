import type { SitePage } from '@tero/shared/rules/site/site-page';
import type { Deps } from '../../deps/deps.ts';
import type { Head } from '../head/head.ts';

export interface Asked {
  page: SitePage;
  params: Readonly<Record<string, string>>;
  /** the path in its canonical spelling, encoded */
  path: string;
}

/** The result of a lookup: the head of the page, the status when there is no page, or the new address. */
export type Found = { head: Partial<Head> } | { missing: 404 | 410 } | { to: string };

export type Finder = (deps: Deps, asked: Asked) => Promise<Found> | Found;
