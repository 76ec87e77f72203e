import type { Quote } from '@tero/shared/contract/quotes';
import { acceptedChat } from '@tero/shared/rules/quotes/words';
import { useAccount } from '../../lib/session/session.ts';

/** The chat of a provider with whom accepted its quote; null without a number (rule QUOTE-35). */
export function useArrangingChat(quote: Quote): string | null {
  const account = useAccount();
  const from = account && (account.company_name ?? account.name);
  return acceptedChat(quote, { from, url: window.location.origin + quote.path });
}
