import { formatPesos } from '../money/money.ts';
import { whatsappChat, whatsappNumber } from '../phone.ts';
import { address } from '../text/address.ts';
import { excerpt } from '../text/text.ts';
import { longDate } from '../time/time.ts';
import type { QuoteState } from './state.ts';

/** The address of a quote's page, which its token opens. */
export function quotePath(token: string): string {
  return address`/presupuesto/${token}`;
}

interface Sent {
  client_name: string;
  client_phone: string | null;
  total: number;
  valid_until: string;
}

/** The chat in which a quote is sent: with its client where a phone was written down, else with whom one chooses. */
export function quoteChat({ client_name, client_phone, total, valid_until }: Sent, url: string): string {
  const text = `Hola ${client_name}, te paso el presupuesto por ${formatPesos(total)}:\n${url}\nPodés aceptarlo ahí mismo, hasta el ${longDate(valid_until)} inclusive.`;
  const number = whatsappNumber(client_phone);
  return number ? address`https://wa.me/${number}?text=${text}` : address`https://wa.me/?text=${text}`;
}

interface Accepted {
  id: number;
  accepted_name: string | null;
  accepted_phone: string | null;
  /** when its provider wrote that it would be done */
  term: string | null;
}

/** The chat of a provider with whom accepted; null without a number. */
export function acceptedChat({ id, accepted_name, accepted_phone, term }: Accepted): string | null {
  const when = term
    ? `Puse ${quoted(term)}: ¿te queda bien así o preferís otro momento?`
    : '¿Cuándo te queda bien que empiece?';
  const text = `Hola ${accepted_name}, vi que aceptaste el presupuesto n.º ${id}. ¡Gracias! ${when}`;
  return whatsappChat(accepted_phone, text);
}

/** What a client begins to write to whom made the quote, as it stands; `term`: when it says that it would be done. */
export function quoteQuestion(id: number, state: QuoteState, term?: string | null): string {
  const hello = 'Hola, te escribo por el presupuesto n.º';
  if (state === 'aceptado') {
    const when = term ? `Dice ${quoted(term)}: ¿quedamos así?` : '¿Cuándo podés empezar?';
    return `${hello} ${id}: ya lo acepté en Tero. ${when}`;
  }
  if (state === 'vencido') return `${hello} ${id}, que venció. ¿Me lo podés renovar en Tero?`;
  return `${hello} ${id} que me mandaste por Tero.`;
}

/** What both do next, once a quote was accepted (rule QUOTE-33). */
export function arrangeWords(term: string | null | undefined): string {
  if (!term) return 'Ahora pónganse de acuerdo en el día y la hora.';
  return `El presupuesto dice ${quoted(term)}: confirmen el día y la hora.`;
}

function quoted(term: string): string {
  return `«${excerpt(term.replace(/\.$/, ''), 80)}»`;
}

/** What a quote is about, in a line: its first work. */
export function quoteTitle(works: readonly { text: string }[]): string {
  const [first] = works;
  const more = works.length - 1;
  return `${excerpt(first?.text ?? '', 60)}${more > 0 ? ` (y ${more} más)` : ''}`;
}
