import type { Quote } from '@tero/shared/contract/quotes';
import { quoteState } from '@tero/shared/rules/quotes/state';
import { quoteChat } from '@tero/shared/rules/quotes/words';
import { ChatLink } from './ChatLink.tsx';
import { noteArranging, noteHandedOver, useIsHandedOver } from './handed-over.ts';
import { standingOf } from './state-words.ts';
import { useArrangingChat } from './use-arranging-chat.ts';

/** It is the next step. */
const big = { size: 'lg', className: 'min-w-0 max-sm:grow' } as const;
const small = { size: 'md' } as const;

/** The provider's chat about a quote: to hand over one that is open, and with whom accepted one (rule QUOTE-23). */
export function QuoteChat({ quote }: { quote: Quote }) {
  const state = quoteState(quote, new Date());
  const { isToSend } = standingOf(quote, state, useIsHandedOver(quote));
  const arranging = useArrangingChat(quote);
  const name = quote.client_name;
  if (quote.accepted_phone) {
    const arrange = () => noteArranging(quote);
    return <ChatLink to={arranging} name={name} label="Escribir por WhatsApp" {...big} onOpen={arrange} />;
  }
  if (state !== 'enviado' && state !== 'visto') return null;
  const label = quote.arrived ? 'Enviar también por WhatsApp' : 'Enviar por WhatsApp';
  return (
    <ChatLink
      to={quoteChat(quote, window.location.origin + quote.path)}
      name={name}
      label={isToSend ? label : 'Mandar de nuevo'}
      {...(isToSend ? big : small)}
      onOpen={() => noteHandedOver(quote)}
    />
  );
}
