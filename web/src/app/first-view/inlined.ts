import type { DehydratedState } from '@tanstack/react-query';
import { drawnAddress } from '@tero/shared/rules/site/drawn-address';

/** The id of the element that holds the data of a rendered view. The server writes the element beside the HTML. */
export const inlinedId = 'tero-first-view';

export interface Inlined {
  /** the address for which the server rendered (shared/rules/site/drawn-address) */
  path: string;
  state: DehydratedState;
}

/** Returns the data from which the server rendered this page; null when there are none, or for another address. */
export function readInlined({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Inlined | null {
  const text = document.getElementById(inlinedId)?.textContent;
  const inlined = text ? (JSON.parse(text) as Inlined) : null;
  return inlined && inlined.path === drawnAddress(pathname, [...new URLSearchParams(search)]) ? inlined : null;
}
