import { address } from '@tero/shared/rules/text/address';

/** The forms of a new quote. Each form has its own drafts. */
export type Begun = 'create-quote' | 'create-visit';

/** The path of the form for a visit (rule QUOTE-60). */
export const visitPath = '/provider/create-quote?visita=1';

/** Returns the path of a form. `about`: the id of the copied quote, or a tilde and the token of the answered pedido. */
export function pathOfNew(begins: Begun, about: string): string {
  const isVisit = begins === 'create-visit';
  if (about.startsWith('~')) {
    const token = about.slice(1);
    return isVisit
      ? address`/provider/create-quote?visita=1&pedido=${token}`
      : address`/provider/create-quote?pedido=${token}`;
  }
  if (about) return address`/provider/create-quote?de=${about}`;
  return isVisit ? visitPath : '/provider/create-quote';
}
