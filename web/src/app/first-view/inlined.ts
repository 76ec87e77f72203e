import type { DehydratedState } from '@tanstack/react-query';
import { drawnAddress } from '@tero/shared/rules/site/drawn-address';

/** The element that holds what a view was drawn from; the server writes it beside the HTML. */
export const inlinedId = 'tero-first-view';

export interface Inlined {
  /** the address that it was drawn for (shared/rules/site/drawn-address) */
  path: string;
  state: DehydratedState;
}

/** Returns what the server drew this page from; null where it drew none, or for another address. */
export function readInlined({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Inlined | null {
  const text = document.getElementById(inlinedId)?.textContent;
  const inlined = text ? (JSON.parse(text) as Inlined) : null;
  return inlined && inlined.path === drawnAddress(pathname, [...new URLSearchParams(search)]) ? inlined : null;
}
