import { whatsappChat, whatsappNumber } from '../phone.ts';
import { address } from '../text/address.ts';
import { excerpt } from '../text/text.ts';
import { longDate } from '../time/time.ts';
import { atTotal } from './price-words.ts';
import type { QuoteState } from './state.ts';

/** Returns the address of a quote's page, which its token opens. */
export function quotePath(token: string): string {
  return address`/presupuesto/${token}`;
}

interface Sent {
  client_name: string;
  client_phone: string | null;
  total: number;
  valid_until: string;
  is_visit?: boolean | undefined;
}

/**
 * Returns the link to the chat for sending a quote: with the client when a phone is known, else with a person to
 * choose.
 */
export function quoteChat({ client_name, client_phone, total, valid_until, is_visit }: Sent, url: string): string {
  const [what, accept] = is_visit ? ['te propongo una visita', 'aceptarla'] : ['te paso el presupuesto', 'aceptarlo'];
  const text = `Hola ${client_name}, ${what} ${atTotal(total, is_visit)}:\n${url}\nPodés ${accept} ahí mismo, hasta el ${longDate(valid_until)} inclusive.`;
  const number = whatsappNumber(client_phone);
  return number ? address`https://wa.me/${number}?text=${text}` : address`https://wa.me/?text=${text}`;
}

interface Accepted {
  id: number;
  total: number;
  /** when its provider wrote that it would be done */
  term?: string | null | undefined;
  /** it was said that the work is done (rule QUOTE-54) */
  done?: unknown;
  is_visit?: boolean | undefined;
}

interface Writing {
  /** the writer, as the other person knows them; null: unknown */
  from: string | null;
  /** the address of the quote's page */
  url: string;
}

/** Returns the chat of a provider with the person who accepted; null without a number (rule QUOTE-35). */
export function acceptedChat(
  quote: Accepted & { accepted_name: string | null; accepted_phone: string | null },
  writing: Writing,
): string | null {
  const { accepted_name, accepted_phone, term } = quote;
  const greeting = hello(accepted_name, writing.from);
  if (quote.done) {
    const about = `te escribo por el trabajo de mi presupuesto ${which(quote)}.`;
    return whatsappChat(accepted_phone, `${greeting}: ${about}\n${writing.url}`);
  }
  const when = term
    ? `Puse ${quoted(term)}: ¿te queda bien así o preferís otro momento?`
    : `¿Cuándo te queda bien que ${quote.is_visit ? 'vaya' : 'empiece'}?`;
  const what = quote.is_visit ? 'la visita' : 'mi presupuesto';
  const begin = `${greeting}: vi que aceptaste ${what} ${which(quote)}. ¡Gracias!`;
  return whatsappChat(accepted_phone, `${begin} ${when}\n${writing.url}`);
}

/** Returns the opening of a client's message to the provider whose quote they accepted (rule QUOTE-35). */
export function agreedText(quote: Accepted & { provider_name: string }, { from, url }: Writing): string {
  const greeting = hello(quote.provider_name, from);
  if (quote.done) return `${greeting}: te escribo por el trabajo de tu presupuesto ${which(quote)}.\n${url}`;
  const { term, is_visit } = quote;
  const begin = `¿Cuándo podés ${is_visit ? 'venir' : 'empezar'}?`;
  const when = term ? `En el presupuesto dice ${quoted(term)}. ¿Quedamos así?` : begin;
  return `${greeting}: acepté en Tero ${is_visit ? 'la visita' : 'tu presupuesto'} ${which(quote)}. ${when}\n${url}`;
}

function hello(to: string | null, from: string | null): string {
  return `Hola${to ? ` ${to}` : ''}${from ? `, soy ${from}` : ''}`;
}

function which({ id, total, is_visit }: Accepted): string {
  return `n.º ${id}, ${atTotal(total, is_visit)}`;
}

/** Returns the opening of a client's message about a quote that they have not accepted, by its state. */
export function quoteQuestion(id: number, state: QuoteState): string {
  const begin = 'Hola, te escribo por el presupuesto n.º';
  if (state === 'vencido') return `${begin} ${id}, que venció. ¿Me lo podés renovar en Tero?`;
  return `${begin} ${id} que me mandaste por Tero.`;
}

/** Returns the next step for both after an acceptance (rule QUOTE-33). */
export function arrangeWords(term: string | null | undefined): string {
  if (!term) return 'Ahora pónganse de acuerdo en el día y la hora.';
  return `El presupuesto dice ${quoted(term)}: confirmen el día y la hora.`;
}

function quoted(term: string): string {
  return `«${excerpt(term.replace(/\.$/, ''), 80)}»`;
}

/** Returns a quote's subject in a line: its first work. */
export function quoteTitle(works: readonly { text: string }[]): string {
  const [first] = works;
  const more = works.length - 1;
  return `${excerpt(first?.text ?? '', 60)}${more > 0 ? ` (y ${more} más)` : ''}`;
}
