import type { Quote } from '@tero/shared/contract/quotes';
import { quoteState } from '@tero/shared/rules/quotes/state';
import { acceptedChat, quoteChat } from '@tero/shared/rules/quotes/words';
import { WhatsAppIcon } from '../../parts/contact/WhatsAppIcon.tsx';
import { noteArranging, noteHandedOver, useIsHandedOver } from '../../parts/quote/handed-over.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { standingOf } from './state-words.ts';

/** The provider's chat about a quote: to hand over one that is open, and with whom accepted one (rule QUOTE-23). */
export function QuoteChat({ quote }: { quote: Quote }) {
  const state = quoteState(quote, new Date());
  const { isToSend } = standingOf(quote, state, useIsHandedOver(quote));
  const name = quote.client_name;
  if (quote.accepted_phone) {
    const arrange = () => noteArranging(quote);
    return <ChatLink to={acceptedChat(quote)} name={name} label="Escribirle por WhatsApp" isBig onOpen={arrange} />;
  }
  if (state !== 'enviado' && state !== 'visto') return null;
  const label = quote.arrived ? 'Mandáselo también por WhatsApp' : 'Mandáselo por WhatsApp';
  return (
    <ChatLink
      to={quoteChat(quote, window.location.origin + quote.path)}
      name={name}
      label={isToSend ? label : 'Mandar de nuevo'}
      isBig={isToSend}
      onOpen={() => noteHandedOver(quote)}
    />
  );
}

interface ChatLinkProps {
  /** null where the number is none of WhatsApp */
  to: string | null;
  name: string;
  label: string;
  /** it is the next step */
  isBig: boolean;
  onOpen: () => void;
}

function ChatLink({ to, name, label, isBig, onOpen }: ChatLinkProps) {
  if (!to) return null;
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}: ${name} (se abre en otra pestaña)`}
      onClick={onOpen}
      className={cx(
        buttonStyle({ variant: 'whatsapp', size: isBig ? 'lg' : 'sm' }),
        isBig ? 'sm:self-start' : 'self-start',
      )}
    >
      <WhatsAppIcon />
      {label}
    </a>
  );
}
