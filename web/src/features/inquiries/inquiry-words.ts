import type { Inquiry, InquiryRecipient } from '@tero/shared/contract/inquiries';
import { questionDay } from '@tero/shared/rules/time/question-time';
import { addDays, localDay } from '@tero/shared/rules/time/time';

/** How a pedido stands, in one line: how many chats were opened, and who responded. */
export function standingOf({ recipients }: Pick<Inquiry, 'recipients'>): string {
  const asked = recipients.filter(({ asked_at }) => asked_at !== null).length;
  const responded = recipients.filter(hasResponded).length;
  if (recipients.length === 0) return 'Los que elegiste ya no están en Tero.';
  if (asked === 0) return 'Todavía no les escribiste.';
  const written = `Le escribiste a ${asked} de ${recipients.length}.`;
  if (responded === 0) return written;
  return `${written} ${responded === 1 ? 'Te respondió 1.' : `Te respondieron ${responded}.`}`;
}

/**
 * When the person will be asked whether they responded (rule ASK-10): of the chats that were opened the next question that
 * is still to come, within two days; '' where none is.
 */
export function questionWords({ recipients }: Pick<Inquiry, 'recipients'>, now: Date): string {
  const today = localDay(now);
  const days = recipients
    .filter(({ asked_at, answer, is_open }) => asked_at !== null && answer === null && is_open)
    .map(({ asked_at }) => questionDay(asked_at ?? ''))
    .filter((on) => on >= today);
  const [first] = days.toSorted();
  if (first === undefined) return '';
  const when = first === today ? 'Hoy' : first === addDays(today, 1) ? 'Mañana' : 'Pasado mañana';
  return `${when} te preguntamos si te ${days.length === 1 ? 'respondió' : 'respondieron'}.`;
}

/** Whether the person has said that a provider responded. */
function hasResponded({ answer }: Pick<InquiryRecipient, 'answer'>): boolean {
  return answer?.outcome === 'responded';
}
