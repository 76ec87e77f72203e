import { address } from '@tero/shared/rules/text/address';

interface Asked {
  /** services, of a provider one */
  ids: readonly number[];
  /** what was searched for, and where the work is: the form begins with it */
  what?: string | undefined;
  place?: string | undefined;
  /** the list that they come from, to which the form leads back (rule ASK-23) */
  list: string;
}

/** Returns the address of the form of a pedido. */
export function askAddress({ ids, what, place, list }: Asked): string {
  const words = (what ? address`&que=${what}` : '') + (place ? address`&donde=${place}` : '');
  return address`/pedir?servicios=${ids.join(',')}` + words + address`&desde=${list}`;
}
