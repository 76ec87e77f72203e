import demo from '../demo/data/operator.json' with { type: 'json' };
import { headTags } from '../src/site/head/head.ts';
import { resolvePage } from '../src/site/pages/resolve.ts';
import type { Harness } from './harness.ts';

/** The demo's invented texts in place of the operator's. */
export const invented = demo;

/** Returns the tags that a crawler reads in the head of a page; '' when the address redirects. */
export async function headOf(h: Harness, path: string): Promise<string> {
  const page = await resolvePage(h.deps, path, '');
  return 'head' in page ? headTags(page.head, 'https://tero.example') : '';
}

/** Returns the status of an address with its search. */
export async function statusOf(h: Harness, link: string): Promise<number> {
  const { pathname, search } = new URL(link, 'https://tero.example');
  return (await resolvePage(h.deps, decodeURIComponent(pathname), search)).status;
}
