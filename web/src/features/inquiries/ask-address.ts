import { limits } from '@tero/shared/limits';
import { address } from '@tero/shared/rules/text/address';
import type { Listed } from './ones-of.ts';

interface Asked {
  /** one service of each provider */
  ones: readonly Pick<Listed, 'id' | 'why'>[];
  /** what was searched for, and where the work is: the form begins with it */
  what?: string | undefined;
  place?: string | undefined;
  /** the list that they come from, to which the form leads back (rule ASK-23) */
  list: string;
  /** each of them was picked: the form asks them all */
  isPicked?: boolean;
}

/** Returns the address of the form of a pedido, which also says which services only share the trade. */
export function askAddress({ ones, what, place, list, isPicked = false }: Asked): string {
  const offered = ones.slice(0, limits.inquiryCandidates);
  const ids = (some: typeof ones) => some.map(({ id }) => id).join(',');
  const loose = ids(offered.filter(({ why }) => why?.group === 'category'));
  const words = (what ? address`&que=${what}` : '') + (place ? address`&donde=${place}` : '');
  const apart = loose && address`&rubro=${loose}`;
  const picked = isPicked ? '&elegidos=1' : '';
  return address`/pedir?servicios=${ids(offered)}` + picked + apart + words + address`&desde=${list}`;
}

/**
 * Returns the place of the work: the chosen place if it lies in the list's, which may have been widened, else the
 * list's place.
 */
export function workPlace(where: string | undefined, kept: string | undefined): string | undefined {
  return where && kept?.endsWith(`, ${where}`) ? kept : where;
}
