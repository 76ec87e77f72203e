import type { Quote, QuoteDone } from '@tero/shared/contract/quotes';
import type { QuoteSide } from '@tero/shared/contract/quotes-cita';
import { phoneText } from '@tero/shared/rules/phone';
import { guaranteeEnd } from '@tero/shared/rules/quotes/guarantee';
import type { QuoteState } from '@tero/shared/rules/quotes/state';
import { dayAtTime, longDate } from '@tero/shared/rules/time/time';
import type { BadgeTone } from '../../ui/Badge.tsx';

/** How each state of a quote is said to its provider. */
const stateWords: Record<QuoteState, { label: string; tone: BadgeTone }> = {
  enviado: { label: 'Enviado', tone: 'neutral' },
  visto: { label: 'Visto', tone: 'info' },
  aceptado: { label: 'Aceptado', tone: 'success' },
  vencido: { label: 'Vencido', tone: 'warning' },
  retirado: { label: 'Retirado', tone: 'neutral' },
};

/** What is said in place of 'Enviado' until the link was handed over, or opened (rule QUOTE-22). */
const toSend = { label: 'Listo para mandar', tone: 'warning' } as const;

/** That one which answers a pedido was made. */
export const arrivedToast = 'Presupuesto mandado. Tu cliente ya lo tiene en su pedido, en Tero.';

/** What saving came to. */
function savedWords(quote: Quote, before?: number): string {
  if (before === undefined) return quote.arrived ? 'Mandado.' : 'Guardado.';
  const { version_number: number } = quote;
  return number === before ? `No hay cambios. Sigue la versión ${number}.` : `Guardamos la versión ${number}.`;
}

/** A quote that was just saved, as its form tells the list. */
export interface Saved {
  id: number;
  version_number: number;
  words: string;
}

/** What a form carries to the list (rule QUOTE-51); `before`: the number of the version that it changed. */
export function savedState(quote: Quote, before?: number): { saved: Saved } {
  const { id, version_number } = quote;
  return { saved: { id, version_number, words: savedWords(quote, before) } };
}

/** What to say of a quote that was just saved; null once it was sent, or is another one by now. */
export function savedNote(quote: Quote, saved: Saved | undefined, isHandedOver: boolean): string | null {
  if (saved?.id !== quote.id || saved.version_number !== quote.version_number) return null;
  const isOver = quote.accepted_at !== null || quote.withdrawn_at !== null || isHandedOver;
  return isOver ? null : saved.words;
}

interface Standing {
  label: string;
  tone: BadgeTone;
  text: string;
  /** of one that was changed, and stands before the text */
  version: string;
  /** its link was neither handed over on this device nor opened */
  isToSend: boolean;
}

/** How a quote stands, as its provider reads it (rules QUOTE-22 and QUOTE-28). */
export function standingOf(quote: Quote, state: QuoteState, isHandedOver: boolean): Standing {
  const isToSend = state === 'enviado' && !isHandedOver;
  if (isToSend) {
    const words = quote.arrived ? stateWords.enviado : toSend;
    return { ...words, version: '', text: toSendText(quote), isToSend };
  }
  const isShared = state === 'enviado' || state === 'visto';
  const version = isShared && quote.version_number > 1 ? `Versión ${quote.version_number}.` : '';
  return { ...stateWords[state], version, text: text(quote, state), isToSend };
}

function toSendText({ arrived, told, version_number, valid_until }: Quote): string {
  const isNew = version_number === 1;
  const until = `Vale hasta el ${longDate(valid_until)} inclusive.`;
  if (arrived) {
    const what = isNew
      ? 'Tu cliente ya lo tiene en su pedido, en Tero'
      : 'Tu cliente ya tiene el cambio en su pedido, en Tero';
    return `${what}${told ? ', y le avisamos' : ''}. Mandáselo también por WhatsApp. ${until}`;
  }
  const what = isNew ? 'Tu cliente todavía no lo recibió' : 'Tu cliente todavía no sabe que lo cambiaste';
  return `${what}. Mandalo por WhatsApp. ${until}`;
}

function text(quote: Quote, state: QuoteState): string {
  const { accepted_at, accepted_name, accepted_phone, seen_at, withdrawn_at, valid_until } = quote;
  if (accepted_at && accepted_name && accepted_phone) {
    return `Lo aceptó ${accepted_name} (${phoneText(accepted_phone).replaceAll(' ', '\u00a0')}) el ${dayAtTime(accepted_at)}.`;
  }
  if (withdrawn_at) return `Lo retiraste el ${dayAtTime(withdrawn_at)}.`;
  if (state === 'vencido') return `Venció el ${longDate(valid_until)}.`;
  const seen = seen_at ? `Tu cliente lo vio el ${dayAtTime(seen_at)}. ` : 'Tu cliente todavía no lo abrió. ';
  return `${seen}Vale hasta el ${longDate(valid_until)} inclusive.`;
}

/** Who said when that the work is done, to a reader on one of the sides or on none (rule QUOTE-54). */
export function doneWords({ at, side }: QuoteDone, reader: QuoteSide | null, provider: string | null): string {
  const client = reader === 'provider' ? 'Tu cliente' : 'Quien lo aceptó';
  const who = side === 'client' ? client : (provider ?? 'El proveedor');
  return `${side === reader ? 'Dijiste' : `${who} dijo`} el ${dayAtTime(at)} que el trabajo está hecho.`;
}

/** The sentence after the next step of an accepted quote: how the two agree on the day (rule QUOTE-33). */
export const byChatOrCita = 'Por WhatsApp, o con una cita acá abajo.';

/** Until when the work has a guarantee, after the words that it is done; '' without one (rule QUOTE-57). */
export function guaranteeWords({ at }: QuoteDone, written: Pick<Quote, 'guarantee_days'> | null): string {
  return written?.guarantee_days ? ` Garantía hasta el ${guaranteeEnd(written.guarantee_days, at)}.` : '';
}
