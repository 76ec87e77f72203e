import { limits } from '@tero/shared/limits';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { beginning } from '@tero/shared/rules/text/letters';
import { fold } from '@tero/shared/rules/text/text';

/** Reads ids of an address or a draft, each once and as many as are offered; whatever is none is left out. */
export function idsOf(text: unknown): number[] {
  const ids = (typeof text === 'string' ? text : '')
    .split(',')
    .flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : []));
  return [...new Set(ids)].slice(0, limits.inquiryCandidates);
}

/** The search from which a person pressed 'Pedir a varios', and the place of that search. */
export interface Sought {
  what?: string;
  place?: string;
}

/** Reads from the address what a pedido begins with: only values that are there and that the form accepts. */
export function soughtIn(search: URLSearchParams): Sought {
  const what = beginning(search.get('que')?.trim() ?? '', limits.inquiryText);
  const place = beginning(search.get('donde')?.trim() ?? '', limits.shortText);
  return { ...(what && { what }), ...(place && { place: placeLabel(place) }) };
}

/** The place at which a draft was begun, as the draft stores it. */
interface Beginning {
  among?: unknown;
  searched?: unknown;
}

/**
 * Tells whether a draft was written for other providers than the address offers, or after another search (rule ASK-3).
 * A person who picks some of the draft's providers, or more, goes on with the draft.
 */
export function isOfOther(
  { among, searched }: Beginning,
  given: readonly number[],
  { what = '' }: Sought,
  isPicked = false,
): boolean {
  // an address without services shows the draft
  if (given.length === 0) return false;
  const before = idsOf(among);
  const goesOn = isPicked && (isWithin(given, before) || isWithin(before, given));
  return (!goesOn && before.join() !== given.join()) || (typeof searched === 'string' && searched !== what);
}

function isWithin(some: readonly number[], all: readonly number[]): boolean {
  return some.every((id) => all.includes(id));
}

/** Tells whether the person has searched for something else since a draft was begun; older drafts know no search. */
export function isOtherSearch({ searched }: Beginning, what: string): boolean {
  return what !== '' && typeof searched === 'string' && fold(searched) !== fold(what);
}
