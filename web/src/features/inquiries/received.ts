import type { ReceivedInquiry } from '@tero/shared/contract/inquiries';
import { formatPesos } from '@tero/shared/rules/money/money';
import { day } from '@tero/shared/rules/time/durations';
import { localDay } from '@tero/shared/rules/time/time';

/** How long a pedido without a quote is the provider's next step (rule ASK-49). */
const nextStep = 3 * day;

/** Says how a received pedido stands for the provider, in a line; `isOpen`: its page still shows something to do. */
export function receivedWords(inquiry: ReceivedInquiry, now: Date): { words: string; isOpen: boolean } {
  const { until, is_solved, own_quotes } = inquiry;
  const [newest] = own_quotes;
  if (own_quotes.some(({ state }) => state === 'aceptado')) return { words: 'Aceptaron tu presupuesto', isOpen: false };
  if (is_solved) return { words: 'Este pedido ya está resuelto', isOpen: false };
  if (until < localDay(now)) return { words: 'Este pedido venció', isOpen: false };
  if (!newest) return { words: 'Todavía no le hiciste un presupuesto', isOpen: true };
  const made = `Le hiciste un presupuesto por ${formatPesos(newest.total)}`;
  return { words: newest.state === 'vencido' ? `${made}, y venció` : made, isOpen: false };
}

/** Returns the recent pedidos that wait for a quote from the provider. */
export function unanswered(inquiries: readonly ReceivedInquiry[], now: Date): ReceivedInquiry[] {
  return inquiries.filter(
    (one) => receivedWords(one, now).isOpen && now.getTime() - Date.parse(one.asked_at) < nextStep,
  );
}
