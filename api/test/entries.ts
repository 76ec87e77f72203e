import type { Quote, SharedQuote } from '@tero/shared/contract/quotes';
import { citaCalls } from './citas.ts';
import type { Harness } from './harness.ts';
import type { Person } from './people.ts';
import { quoteCalls } from './quotes.ts';

type Link = Pick<Quote, 'id' | 'path'>;
interface Reply {
  quote: SharedQuote;
  current?: SharedQuote;
}

/** Entries as their form sends them. */
export const siphon = { kind: 'extra', text: 'Cambiar el sifón', amount: '1.800' };
export const deposit = { kind: 'payment', text: 'Seña', amount: 2000 };

/** Returns the calls about the libreta of a quote, as people make them. */
export function entryCalls(h: Harness) {
  const { linkOf, newestCode } = quoteCalls(h);
  const { agreed } = citaCalls(h);
  const add = ({ id }: Link, as: Person | null, body: object = siphon, headers: Record<string, string> = {}) =>
    h.call<Reply>('POST', `/api/quotes/${id}/entries`, { as: as?.token, body, headers });
  const takeBack = ({ id }: Link, as: Person | null, number = 1) =>
    h.call<Reply>('DELETE', `/api/quotes/${id}/entries/${number}`, { as: as?.token });
  const askCode = (quote: Link, number = 1, as: Person | null = null) =>
    h.call<Reply>('POST', `${linkOf(quote)}/entries/${number}/code`, { as: as?.token });
  const accept = (quote: Link, given: { code: string; number?: number; amount?: number; as?: Person }) => {
    const { code, number = 1, amount = 1800, as } = given;
    const body = { code, amount };
    return h.call<Reply>('POST', `${linkOf(quote)}/entries/${number}/accept`, { as: as?.token, body });
  };
  /** Asks for a code and accepts with it. */
  const agreeExtra = async (quote: Link, given: { number?: number; amount?: number; as?: Person } = {}) => {
    h.clock.advance(61_000);
    const { status } = await askCode(quote, given.number, given.as);
    if (status !== 200) throw new Error(`asking for a code answered ${status}`);
    return accept(quote, { ...given, code: await newestCode() });
  };
  return { add, takeBack, askCode, accept, agreeExtra, agreed, newestCode };
}
