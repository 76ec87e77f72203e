import type { Quote } from '@tero/shared/contract/quotes';
import { citaWhen, isCitaAhead, standing } from '@tero/shared/rules/quotes/cita';
import { quotePrice } from '@tero/shared/rules/quotes/price-words';
import { quoteState } from '@tero/shared/rules/quotes/state';
import { arrangeWords, quoteTitle } from '@tero/shared/rules/quotes/words';
import { address } from '@tero/shared/rules/text/address';
import { capitalised } from '@tero/shared/rules/text/letters';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useRemoval } from '../../common/outbox/removal.ts';
import { WaitingNote } from '../../common/outbox/WaitingNote.tsx';
import { useWaiting } from '../../common/outbox/waiting.ts';
import { share } from '../../common/share/share.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { noteHandedOver, useIsHandedOver } from './handed-over.ts';
import { MoreActions } from './MoreActions.tsx';
import { QuoteChat } from './QuoteChat.tsx';
import { doneWords, guaranteeWords, type Saved, savedNote, standingOf } from './state-words.ts';
import { WithdrawQuote } from './WithdrawQuote.tsx';

/** A quote in its provider's list, with what may be done with it; its state is that of this moment, also without signal. */
export function OwnQuote({ quote, saved }: { quote: Quote; saved?: Saved | undefined }) {
  const titleId = useId();
  const state = quoteState(quote, new Date());
  const isHandedOver = useIsHandedOver(quote);
  const { label, tone, version, text } = standingOf(quote, state, isHandedOver);
  const note = savedNote(quote, saved, isHandedOver);
  const { item: removal, undo } = useRemoval('quote-removal', quote.id);
  const change = useWaiting('quote-edit', quote.id).at(-1);
  const isOpen = state === 'enviado' || state === 'visto';
  const { client_name: name, asked } = quote;
  const cita = standing(quote.cita);
  const isAhead = cita !== null && isCitaAhead(cita, new Date());
  const hasPassed = cita?.state === 'confirmed' && !isAhead;
  const renew = <EditLink quote={quote} label="Renovar" />;
  const copy = <CopyLink quote={quote} isFirst={state === 'retirado'} />;
  const look = (
    <LinkButton to={quote.path} variant="outline" size="sm" aria-label={`Ver: ${name}`}>
      <Eye size={18} aria-hidden="true" />
      Ver
    </LinkButton>
  );
  const first = { vencido: renew, retirado: copy, enviado: null, visto: null, aceptado: null }[state];
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
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold text-lg">{capitalised(quotePrice(quote.total))}</p>
        {isOpen && !undo && <EditLink quote={quote} label="Editar" />}
        {state === 'aceptado' && look}
      </div>
      {asked && (
        <p className="wrap-anywhere text-sm">
          El pedido:{' '}
          <Link to={asked.path} className="inline-block py-1 font-semibold text-link underline underline-offset-4">
            {asked.what}
          </Link>
          <span className="block text-muted">
            {asked.place} · {asked.timing}
          </span>
        </p>
      )}
      {note ? (
        <p className="rounded-control bg-primary-soft px-4 py-3 text-on-primary-soft">
          <strong>{note}</strong> {text}
        </p>
      ) : (
        <p className="text-muted text-sm">
          {version} {text}
        </p>
      )}
      {quote.done && (
        <p className="wrap-anywhere">{doneWords(quote.done, 'provider', null) + guaranteeWords(quote.done, quote)}</p>
      )}
      {quote.accepted_at && !quote.done && !hasPassed && (
        <p className="wrap-anywhere">
          <strong className="font-semibold">
            {isAhead
              ? `${cita.state === 'confirmed' ? 'Cita' : 'Cita sin confirmar'}: ${citaWhen(cita)}.`
              : arrangeWords(quote.term)}
          </strong>{' '}
          <Link
            to="/provider/going"
            state={{ name: quote.accepted_name ?? name, place: asked?.place }}
            className="inline-block py-1.5 font-semibold text-link underline underline-offset-4"
          >
            Avisar adónde voy
          </Link>
        </p>
      )}
      {change && (
        <WaitingNote item={change} words="Guardamos tus cambios cuando vuelva la conexión" refused="No se cambió" />
      )}
      <MoreActions name={name} first={!undo && (first ?? <QuoteChat quote={quote} />)} isShown={removal !== undefined}>
        {state !== 'aceptado' && look}
        {isOpen && !undo && <ShareLink quote={quote} />}
        {state !== 'retirado' && copy}
        {isOpen && <WithdrawQuote quote={quote} />}
      </MoreActions>
    </article>
  );
}

function ShareLink({ quote }: { quote: Quote }) {
  const { client_name: name, path } = quote;
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`Compartir el enlace: ${name}`}
      onClick={() => {
        noteHandedOver(quote);
        void share({ title: 'Presupuesto', text: `Presupuesto para ${name}`, url: window.location.origin + path });
      }}
    >
      <Share2 size={18} aria-hidden="true" />
      Compartir el enlace
    </Button>
  );
}

/** To its form: to change one that is open, or to renew one that is over, which is its next step. */
function EditLink({ quote, label }: { quote: Quote; label: 'Editar' | 'Renovar' }) {
  return (
    <LinkButton
      to={address`/provider/edit-quote/${quote.id}`}
      variant="outline"
      size={label === 'Renovar' ? 'md' : 'sm'}
      aria-label={`${label}: ${quote.client_name}`}
    >
      <Pencil size={18} aria-hidden="true" />
      {label}
    </LinkButton>
  );
}

function CopyLink({ quote, isFirst }: { quote: Quote; isFirst: boolean }) {
  return (
    <LinkButton
      to={address`/provider/create-quote?de=${quote.id}`}
      variant="outline"
      size={isFirst ? 'md' : 'sm'}
      aria-label={`Duplicar: ${quote.client_name}`}
    >
      <CopyPlus size={18} aria-hidden="true" />
      Duplicar
    </LinkButton>
  );
}
