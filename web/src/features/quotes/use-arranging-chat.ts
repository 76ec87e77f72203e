import type { Quote } from '@tero/shared/contract/quotes';
import { whatsappChat } from '@tero/shared/rules/phone';
import { citaText, standing } from '@tero/shared/rules/quotes/cita';
import { acceptedChat } from '@tero/shared/rules/quotes/words';
import { useAccount } from '../../lib/session/session.ts';

/** The chat of a provider with whom accepted its quote; null without a number (rule QUOTE-35). */
export function useArrangingChat(quote: Quote): string | null {
  const account = useAccount();
  const from = account && (account.company_name ?? account.name);
  const url = window.location.origin + quote.path;
  const cita = quote.done ? null : standing(quote.cita);
  if (cita) {
    const text = citaText(cita, { side: 'provider', from, to: quote.accepted_name, url });
    return whatsappChat(quote.accepted_phone, text);
  }
  return acceptedChat(quote, { from, url });
}
