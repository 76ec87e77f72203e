import { limits } from '@tero/shared/limits';
import { address } from '@tero/shared/rules/text/address';
import type { Listed } from './ones-of.ts';

interface Asked {
  /** one service of each provider */
  ones: readonly Pick<Listed, 'id' | 'why'>[];
  /** the words of the search and the place of the work, which prefill the form */
  what?: string | undefined;
  place?: string | undefined;
  /** the list of these services, to which the form links back (rule ASK-23) */
  list: string;
  /** whether the person picked each service: the form then asks all of them */
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
