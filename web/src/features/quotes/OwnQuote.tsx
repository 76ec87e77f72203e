import type { Quote } from '@tero/shared/contract/quotes';
import { formatPesos } from '@tero/shared/rules/money/money';
import { phoneText } from '@tero/shared/rules/phone';
import { quoteState } from '@tero/shared/rules/quotes/state';
import { acceptedChat, quoteChat, quoteTitle } from '@tero/shared/rules/quotes/words';
import { address } from '@tero/shared/rules/text/address';
import { dateAndTime, longDate } from '@tero/shared/rules/time/time';
import { CopyPlus, Eye, Pencil, Share2 } from 'lucide-react';
import { useId } from 'react';
import { WhatsAppIcon } from '../../parts/contact/WhatsAppIcon.tsx';
import { useRemoval } from '../../parts/outbox/removal.ts';
import { WaitingNote } from '../../parts/outbox/WaitingNote.tsx';
import { useWaiting } from '../../parts/outbox/waiting.ts';
import { share } from '../../parts/share/share.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { noteHandedOver, useIsHandedOver } from './handed-over.ts';
import { stateWords, toSend, toSendText } from './state-words.ts';
import { WithdrawQuote } from './WithdrawQuote.tsx';

/** A quote in its provider's list, with what may be done with it; its state is that of this moment, also without signal. */
export function OwnQuote({ quote }: { quote: Quote }) {
  const titleId = useId();
  const state = quoteState(quote, new Date());
  const isToSend = !useIsHandedOver(quote) && state === 'enviado';
  const { label, tone } = isToSend ? toSend : stateWords[state];
  const { undo } = useRemoval('quote-removal', quote.id);
  const change = useWaiting('quote-edit', quote.id).at(-1);
  const isOpen = state === 'enviado' || state === 'visto';
  const isChangeable = (isOpen || state === 'vencido') && !undo;
  const name = quote.client_name;
  const url = window.location.origin + quote.path;
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id={titleId} className="wrap-anywhere text-xl">
            {name}
          </h2>
          <p className="wrap-anywhere text-muted">{quoteTitle(quote.works)}</p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </header>
      <p className="font-semibold text-lg">{formatPesos(quote.total)}</p>
      <p className="text-muted text-sm">{isToSend ? toSendText(quote) : standing(quote, state)}</p>
      {change && <WaitingNote item={change} words="Tus cambios salen cuando haya señal" refused="No se cambió" />}
      {isOpen && !undo && (
        <ChatLink
          to={quoteChat(quote, url)}
          name={name}
          label={isToSend ? 'Mandáselo por WhatsApp' : 'Mandar de nuevo'}
          isBig={isToSend}
          onOpen={() => noteHandedOver(quote)}
        />
      )}
      {quote.accepted_phone && <ChatLink to={acceptedChat(quote)} name={name} label="Escribirle por WhatsApp" isBig />}
      <div className="flex flex-wrap gap-2">
        {isOpen && !undo && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Compartir el enlace: ${name}`}
            onClick={() => {
              noteHandedOver(quote);
              void share({ title: 'Presupuesto', text: `Presupuesto para ${name}`, url });
            }}
          >
            <Share2 size={18} aria-hidden="true" />
            Compartir el enlace
          </Button>
        )}
        <LinkButton to={quote.path} variant="outline" size="sm" aria-label={`Ver: ${name}`}>
          <Eye size={18} aria-hidden="true" />
          Ver
        </LinkButton>
        {isChangeable && (
          <LinkButton
            to={address`/provider/edit-quote/${quote.id}`}
            variant="outline"
            size="sm"
            aria-label={`${isOpen ? 'Cambiar' : 'Renovar'}: ${name}`}
          >
            <Pencil size={18} aria-hidden="true" />
            {isOpen ? 'Cambiar' : 'Renovar'}
          </LinkButton>
        )}
        <LinkButton
          to={address`/provider/create-quote?de=${quote.id}`}
          variant="outline"
          size="sm"
          aria-label={`Duplicar: ${name}`}
        >
          <CopyPlus size={18} aria-hidden="true" />
          Duplicar
        </LinkButton>
        {isOpen && <WithdrawQuote quote={quote} />}
      </div>
    </article>
  );
}

interface ChatLinkProps {
  /** null where the number is none of WhatsApp */
  to: string | null;
  name: string;
  label: string;
  /** it is the next step */
  isBig: boolean;
  onOpen?: () => void;
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

function standing(quote: Quote, state: ReturnType<typeof quoteState>): string {
  const { accepted_at, accepted_name, accepted_phone, seen_at, withdrawn_at, valid_until, version_number } = quote;
  if (accepted_at && accepted_name && accepted_phone) {
    return `Lo aceptó ${accepted_name} (${phoneText(accepted_phone)}) el ${dateAndTime(accepted_at)}.`;
  }
  if (withdrawn_at) return `Lo retiraste el ${dateAndTime(withdrawn_at)}.`;
  if (state === 'vencido') return `Venció el ${longDate(valid_until)}.`;
  const version = version_number > 1 ? `Versión ${version_number}. ` : '';
  const seen = seen_at ? `Lo vieron el ${dateAndTime(seen_at)}. ` : 'Todavía no lo abrieron. ';
  return `${version}${seen}Vale hasta el ${longDate(valid_until)} inclusive.`;
}
