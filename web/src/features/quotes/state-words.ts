import type { Quote } from '@tero/shared/contract/quotes';
import type { QuoteState } from '@tero/shared/rules/quotes/state';
import { longDate } from '@tero/shared/rules/time/time';
import type { BadgeTone } from '../../ui/Badge.tsx';

/** How each state of a quote is said to its provider. */
export const stateWords: Record<QuoteState, { label: string; tone: BadgeTone }> = {
  enviado: { label: 'Enviado', tone: 'neutral' },
  visto: { label: 'Visto', tone: 'info' },
  aceptado: { label: 'Aceptado', tone: 'success' },
  vencido: { label: 'Vencido', tone: 'warning' },
  retirado: { label: 'Retirado', tone: 'neutral' },
};

/** What is said in place of 'Enviado' until the link was handed over, or opened (rule QUOTE-22). */
export const toSend = { label: 'Listo para mandar', tone: 'warning' } as const;

export function toSendText({ version_number, valid_until }: Pick<Quote, 'version_number' | 'valid_until'>): string {
  const what = version_number > 1 ? 'Tu cliente todavía no sabe que lo cambiaste' : 'Tu cliente todavía no lo recibió';
  return `${what}: mandáselo. Vale hasta el ${longDate(valid_until)} inclusive.`;
}
