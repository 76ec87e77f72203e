import type { Quote } from '@tero/shared/contract/quotes';
import { quotePrice } from '@tero/shared/rules/quotes/price-words';
import { quoteTotals } from '@tero/shared/rules/quotes/totals';
import { quoteTitle } from '@tero/shared/rules/quotes/words';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import FileText from 'lucide-react/icons/file-text';
import { useLocation } from 'react-router-dom';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OwnPageHead } from '../../common/OwnPageHead.tsx';
import { WaitingNote } from '../../common/outbox/WaitingNote.tsx';
import { useWaiting } from '../../common/outbox/waiting.ts';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import type { OutboxItem } from '../../offline/outbox/outbox.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { WaysIn } from '../phones/WaysIn.tsx';
import { visitPath } from './new-path.ts';
import { OwnQuote } from './OwnQuote.tsx';
import { useOwnQuotes } from './queries.ts';
import type { Saved } from './state-words.ts';

const visit = (
  <LinkButton to={visitPath} variant="outline">
    <CalendarPlus size={20} aria-hidden="true" />
    Coordinar una visita
  </LinkButton>
);

/** Mis presupuestos: what waits, and all that were sent, also without signal (rule QUOTE-12). */
export function OwnQuotesPage() {
  const { data: quotes, error, refetch } = useOwnQuotes();
  const waiting = useWaiting('quote', true);
  const retry = () => void refetch();
  const saved = (useLocation().state as { saved?: Saved } | null)?.saved;
  // what was just saved stands first, wherever its place is
  const shown =
    quotes && [...quotes].sort((one, other) => Number(other.id === saved?.id) - Number(one.id === saved?.id));
  const isEmpty = quotes?.length === 0 && waiting.length === 0;
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <OwnPageHead
        title="Mis presupuestos"
        lead="Mandá tus presupuestos por WhatsApp y mirá quién los vio y quién los aceptó."
      />
      {!isEmpty && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/provider/create-quote">
            <FilePlus2 size={20} aria-hidden="true" />
            Nuevo presupuesto
          </LinkButton>
          {visit}
          <LinkButton to="/citas" variant="ghost">
            Mis citas
          </LinkButton>
        </div>
      )}
      {waiting.map((item) => (
        <WaitingQuote key={item.id} item={item} />
      ))}
      {shown && shown.length > 0 && (
        <WaysIn className="gap-2">
          <ul className="flex flex-col gap-4">
            {shown.map((quote) => (
              <li key={quote.id}>
                <OwnQuote quote={quote} saved={saved} />
              </li>
            ))}
          </ul>
        </WaysIn>
      )}
      {isEmpty && (
        <EmptyState
          icon={<FileText size={30} aria-hidden="true" />}
          title="Todavía no hiciste ningún presupuesto"
          text="Lo escribís en dos minutos, también sin conexión, y tu cliente lo acepta desde el celular."
          actions={
            <>
              <LinkButton to="/provider/create-quote">Hacer el primer presupuesto</LinkButton>
              {visit}
            </>
          }
        />
      )}
      {!quotes && error instanceof OfflineError && <OfflineState onRetry={retry} />}
      {!quotes && error && !(error instanceof OfflineError) && (
        <ErrorState title="No pudimos cargar tus presupuestos" onRetry={retry} />
      )}
      {!quotes && !error && (
        <Loading>
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="mt-4 h-48 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

/** A quote in the outbox: its link comes with the signal. */
function WaitingQuote({ item }: { item: OutboxItem }) {
  const body = item.body as Quote & { inquiry_token?: string };
  const { client_name, works } = body;
  return (
    <article
      aria-label={`Presupuesto por enviar para ${client_name}`}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-card"
    >
      <p className="wrap-anywhere font-semibold text-lg">{client_name}</p>
      <p className="wrap-anywhere text-muted">
        {quoteTitle(works)} · {quotePrice(quoteTotals(body).total)}
      </p>
      <WaitingNote
        item={item}
        words={
          body.inquiry_token === undefined
            ? 'Cuando vuelva la conexión guardamos el presupuesto y te damos el enlace'
            : 'Cuando vuelva la conexión enviamos el presupuesto a quien lo pidió'
        }
        refused="No se guardó"
      />
    </article>
  );
}
