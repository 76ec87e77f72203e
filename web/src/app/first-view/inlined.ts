import type { DehydratedState } from '@tanstack/react-query';
import { drawnAddress } from '@tero/shared/rules/site/drawn-address';

/** The id of the element with the data of a rendered view; the server writes it beside the HTML. */
export const inlinedId = 'tero-first-view';

export interface Inlined {
  /** the address that it was drawn for (shared/rules/site/drawn-address) */
  path: string;
  state: DehydratedState;
}

/** Returns the data from which the server rendered this page; null without any, or for another address. */
export function readInlined({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Inlined | null {
  const text = document.getElementById(inlinedId)?.textContent;
  const inlined = text ? (JSON.parse(text) as Inlined) : null;
  return inlined && inlined.path === drawnAddress(pathname, [...new URLSearchParams(search)]) ? inlined : null;
}
