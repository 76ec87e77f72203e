import type { Inquiry, InquiryQuote, InquiryRecipient } from '@tero/shared/contract/inquiries';
import { formatPesos } from '@tero/shared/rules/money/money';
import { arrangeWords } from '@tero/shared/rules/quotes/words';
import { isPaused } from '@tero/shared/rules/services/pause';
import { sentence } from '@tero/shared/rules/text/sentence';
import { excerpt } from '@tero/shared/rules/text/text';
import { questionDay } from '@tero/shared/rules/time/question-time';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { listed } from './listed.ts';

/**
 * Returns the quote of an asked provider that the pedido's writer accepted, if any; not a quote that somebody else
 * accepted (rule ASK-27).
 */
export function agreedQuote({ quote, earlier_quotes = [] }: InquiryRecipient): InquiryQuote | undefined {
  return [...(quote ? [quote] : []), ...earlier_quotes].find(
    ({ state, is_agreed }) => state === 'aceptado' && is_agreed !== false,
  );
}

/** Returns the provider with whom a pedido was agreed: its quote was accepted by the writer. */
export function agreedWith({ recipients }: Pick<Inquiry, 'recipients'>): InquiryRecipient | undefined {
  return recipients.find(agreedQuote);
}

/** Says the next step with the provider of the agreement, by the term of its quote (rules ASK-22 and QUOTE-33). */
export function agreedWords(agreed: InquiryRecipient): string {
  const { term, is_done } = agreedQuote(agreed) ?? {};
  const name = agreed.provider_name;
  if (is_done) return `${sentence(`Arreglaste con ${name}`)} El trabajo está hecho.`;
  if (term) return `${sentence(`Arreglaste con ${name}`)} ${arrangeWords(term)}`;
  return `${sentence(`Arreglaste con ${name}`)} Pónganse de acuerdo en el día y la hora.`;
}

/** Says where answers arrive once a chat was opened, until a quote is accepted; '' before that (rule ASK-21). */
export function answersWords({ recipients }: Pick<Inquiry, 'recipients'>): string {
  if (agreedWith({ recipients }) || recipients.every(({ asked_at }) => asked_at === null)) return '';
  return 'Te responden por WhatsApp. Si te hacen un presupuesto por escrito, aparece acá y te avisamos.';
}

/** Says how a pedido stands, in one line: how many chats were opened, and who responded, or with whom it was agreed. */
export function standingOf({ recipients }: Pick<Inquiry, 'recipients'>): string {
  const agreed = agreedWith({ recipients });
  if (agreed) return agreedWords(agreed);
  const asked = recipients.filter(({ asked_at }) => asked_at !== null).length;
  const responded = recipients.filter(hasResponded).length;
  if (recipients.length === 0) return 'Los proveedores que elegiste ya no están en Tero.';
  if (asked === 0) return 'Todavía no les escribiste.';
  const written = `Le escribiste a ${asked} de ${recipients.length}.`;
  if (responded === 0) return written;
  return `${written} ${responded === 1 ? 'Te respondió 1 proveedor.' : `Te respondieron ${responded} proveedores.`}`;
}

/**
 * Says to whom the person has not written yet: `Te falta escribirle a Ana.`, `Te falta escribirles a 2: Ana y Beto.`
 */
export function missingWords(missing: readonly Pick<InquiryRecipient, 'provider_name'>[]): string {
  const names = listed(missing.map(({ provider_name }) => provider_name));
  return sentence(
    missing.length === 1 ? `Te falta escribirle a ${names}` : `Te falta escribirles a ${missing.length}: ${names}`,
  );
}

/** Says whom the person has to tell that the pedido is solved, and where (rule ASK-22). */
export function tellWords(left: readonly Pick<InquiryRecipient, 'provider_name'>[]): string {
  const [one, ...others] = left;
  if (others.length > 0) return 'Avisales a los demás que ya está resuelto. Tocá «Avisarle» en cada uno.';
  return one ? `Avisale a ${one.provider_name} que ya está resuelto. Tocá «Avisarle».` : '';
}

/** Says that all chats were opened, until a provider has agreed; '' before that, and if only one provider is asked. */
export function askedAllWords({ recipients }: Pick<Inquiry, 'recipients'>): string {
  const isAll = recipients.length > 1 && recipients.every(({ asked_at }) => asked_at !== null);
  return isAll && !agreedWith({ recipients }) ? `Ya les escribiste a los ${recipients.length}.` : '';
}

/**
 * Says when Tero will ask the person whether the providers responded (rule ASK-10): the next question about an opened
 * chat within two days; '' if there is none, and after an agreement. There is no question about providers who are away
 * or answered with a quote.
 */
export function questionWords({ recipients }: Pick<Inquiry, 'recipients'>, now: Date): string {
  if (agreedWith({ recipients })) return '';
  const today = localDay(now);
  const days = recipients
    .filter(({ asked_at, answer, is_open }) => asked_at !== null && answer === null && is_open)
    .filter(({ quote, pause }) => !quote && !isPaused(pause, now))
    .map(({ asked_at }) => questionDay(asked_at ?? ''))
    .filter((on) => on >= today);
  const [first] = days.sort();
  if (first === undefined) return '';
  const when = first === today ? 'Hoy' : first === addDays(today, 1) ? 'Mañana' : 'Pasado mañana';
  if (recipients.some(hasResponded)) {
    return `${when} te vamos a preguntar si te ${days.length === 1 ? 'respondió el otro proveedor' : `respondieron los otros ${days.length} proveedores`}.`;
  }
  return `${when} te vamos a preguntar si te ${days.length === 1 ? 'respondió' : 'respondieron'}.`;
}

/** Says how a received quote stands. */
export function quoteWords({ state, is_agreed }: Pick<InquiryQuote, 'state' | 'is_agreed'>): string {
  if (state === 'aceptado') return is_agreed === false ? 'Lo aceptó otra persona' : 'Presupuesto aceptado';
  if (state === 'vencido') return 'Su presupuesto venció';
  return state === 'visto' ? 'Te hizo un presupuesto' : '¡Te llegó su presupuesto!';
}

/** Says the same about a quote that needs no action, since another was accepted: `Te hizo un presupuesto · $12.000`. */
export function otherQuoteWords({ total }: Pick<InquiryQuote, 'total'>): string {
  return `Te hizo un presupuesto · ${formatPesos(total)}`;
}

/**
 * Returns lines that say what a received quote is for, and by when the work is done; none for stored lists from before
 * quotes told it.
 */
export function aboutQuoteWords({ title, term }: Pick<InquiryQuote, 'title' | 'term'>): string[] {
  return [...(title ? [title] : []), ...(title && term ? [`Plazo del trabajo: ${excerpt(term, 80)}`] : [])];
}

/** Tells whether a received quote can be accepted. */
export function isToDecide({ state }: Pick<InquiryQuote, 'state'>): boolean {
  return state === 'enviado' || state === 'visto';
}

/**
 * Returns the providers that a pedido asks in the order of the list: first the provider of the agreement, then those
 * with a quote that can be accepted, then those with any quote.
 */
export function answeredFirst(recipients: readonly InquiryRecipient[]): InquiryRecipient[] {
  const rank = (one: InquiryRecipient) => (agreedQuote(one) ? 0 : one.quote ? (isToDecide(one.quote) ? 1 : 2) : 3);
  return [...recipients].sort((one, other) => rank(one) - rank(other));
}

/** My pedidos: first those with a quote to decide on, each half the newest first as it comes. */
export function toDecideFirst(inquiries: readonly Inquiry[]): Inquiry[] {
  const rank = ({ recipients }: Inquiry) =>
    !agreedWith({ recipients }) && recipients.some(({ quote }) => quote && isToDecide(quote)) ? 0 : 1;
  return [...inquiries].sort((one, other) => rank(one) - rank(other));
}

/** Says the same about an earlier quote: `Presupuesto anterior · $12.000`. */
export function earlierQuoteWords({ state, total, is_agreed }: InquiryQuote): string {
  const standing =
    state === 'aceptado'
      ? is_agreed === false
        ? 'Otra persona aceptó un presupuesto anterior'
        : 'Aceptaste un presupuesto anterior'
      : state === 'vencido'
        ? 'Un presupuesto anterior venció'
        : 'Presupuesto anterior';
  return `${standing} · ${formatPesos(total)}`;
}

/**
 * Returns what a provider that has already answered a pedido reads about the newest of these quotes; '' without any.
 */
export function answeredWords([newest, ...earlier]: readonly InquiryQuote[]): string {
  if (!newest) return '';
  const standing = newest.state === 'aceptado' ? ', y está aceptado' : newest.state === 'vencido' ? ', y venció' : '';
  const last = `por ${formatPesos(newest.total)}${standing}.`;
  if (earlier.length === 0) return `Ya le hiciste un presupuesto ${last}`;
  return `Ya le hiciste ${earlier.length + 1} presupuestos, el último ${last}`;
}

/** Tells whether a provider answered with a quote, or the person has said that it responded. */
function hasResponded({ answer, quote }: Pick<InquiryRecipient, 'answer' | 'quote'>): boolean {
  return quote !== undefined || answer?.outcome === 'responded';
}
