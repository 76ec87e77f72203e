import { address } from '@tero/shared/rules/text/address';

/** The forms of a new quote: each keeps drafts of its own. */
export type Begun = 'create-quote' | 'create-visit';

/** The form of a visit (rule QUOTE-60). */
export const visitPath = '/provider/create-quote?visita=1';

/** The form with what it was begun with: of a copy the quote's id, of an answer the pedido's token after a tilde. */
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
