import type { SharedQuote } from '@tero/shared/contract/quotes';
import { quoteState } from '@tero/shared/rules/quotes/state';
import FileX2 from 'lucide-react/icons/file-x-corner';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { isApiError, OfflineError } from '../../../lib/http/client/api-error.ts';
import { untilVisible } from '../../../lib/http/visibility.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/StateCard.tsx';
import { CitaCame } from '../cita/CitaCame.tsx';
import { CitaCard } from '../cita/CitaCard.tsx';
import { PrintedCita } from '../cita/PrintedCita.tsx';
import { LeaveReview } from '../LeaveReview.tsx';
import { LedgerCard } from '../ledger/LedgerCard.tsx';
import { WorkPhotos } from '../photos/WorkPhotos.tsx';
import { Accept } from './Accept.tsx';
import { AgreementNote } from './AgreementNote.tsx';
import { AcceptAnother, AlreadyAgreed } from './AlreadyAgreed.tsx';
import { dropAccept, readAccept } from './accept-draft.ts';
import { changedWhileRead, keptWords } from './agreed-words.ts';
import { OwnAsked } from './OwnAsked.tsx';
import { OwnNext } from './OwnNext.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';
import { useSharedQuote, useTellSeen } from './queries.ts';
import { WorkDone } from './WorkDone.tsx';
import { WriteToProvider } from './WriteToProvider.tsx';

/** The page of a quote for whoever has its link, without an account (rule QUOTE-7). */
export function SharedQuotePage() {
  const { token = '' } = useParams();
  const { data: quote, error, refetch } = useSharedQuote(token);
  const retry = () => void refetch();
  const isGone = isApiError(error, 'not_found') || isApiError(error, 'validation_failed');
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8 print:max-w-none! print:p-0">
      {/* one quote leads to another: nothing of what was read before stays */}
      {quote && <Opened key={token} token={token} quote={quote} />}
      {!quote && isGone && (
        <EmptyState
          icon={<FileX2 size={30} aria-hidden="true" />}
          headingLevel={1}
          title="No encontramos ese presupuesto"
          text="Puede que el enlace no esté completo. Pedíselo de nuevo a quien te lo mandó."
          actions={<LinkButton to="/">Ir al inicio</LinkButton>}
        />
      )}
      {!quote && error instanceof OfflineError && <OfflineState headingLevel={1} onRetry={retry} />}
      {!quote && error && !isGone && !(error instanceof OfflineError) && (
        <ErrorState headingLevel={1} title="No pudimos cargar el presupuesto" onRetry={retry} />
      )}
      {!quote && !error && (
        <Loading>
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

const closed = {
  vencido: 'Este presupuesto venció.',
  retirado: 'El proveedor retiró este presupuesto y ya no se puede aceptar.',
} as const;

function Opened({ token, quote }: { token: string; quote: SharedQuote }) {
  const { mutate: tellSeen } = useTellSeen(token);
  const { written, agreement, is_visit: isVisit = false } = quote;
  const version = written?.version_number;
  const [wasAgreed] = useState(agreement !== null);
  const [before] = useState(written);
  const account = useAccount();
  /** the version that the last code was asked for; 0 for none */
  const [askedFor, setAskedFor] = useState(() => {
    const { asked, asked_version } = readAccept({ quoteId: quote.id, account });
    return asked === '' ? 0 : asked_version;
  });
  useEffect(() => {
    if (version === undefined || quote.is_own) return;
    // a page that lies open behind others may read a new version that nobody looks at
    const left = new AbortController();
    void untilVisible(left.signal).then(() => {
      if (!left.signal.aborted) tellSeen(version);
    });
    return () => left.abort();
  }, [tellSeen, version, quote.is_own]);
  useEffect(() => {
    // after the form, which goes with the answer: wherever it was accepted, nothing of it is needed here
    if (agreement !== null) dropAccept(quote.id);
  }, [agreement, quote.id]);
  // the clock may have gone on since it was read
  const facts = { seen_at: null, accepted_at: agreement?.accepted_at ?? null, withdrawn_at: null };
  const isOver =
    written !== null && quoteState({ ...facts, valid_until: written.valid_until }, new Date()) === 'vencido';
  const state = isOver && quote.state !== 'retirado' ? 'vencido' : quote.state;
  const isOpen = state === 'enviado' || state === 'visto';
  const notice = isOpen && !quote.is_own ? changedWhileRead(before, written, askedFor) : null;
  const agreedElsewhere = state === 'aceptado' ? undefined : quote.asked?.agreed;
  const contact = quote.provider && !quote.is_own && (
    <WriteToProvider
      id={quote.id}
      token={token}
      provider={quote.provider}
      {...{
        state,
        written,
        isVisit,
        done: quote.done,
        cita: quote.cita,
        isAccepter: quote.is_accepter === true,
        hasAgreedElsewhere: agreedElsewhere !== undefined,
      }}
    />
  );
  const asked = quote.asked && <OwnAsked asked={quote.asked} isAccepted={state === 'aceptado'} />;
  const accept = isOpen && written && (
    <Accept
      {...{ id: quote.id, token, written, takesCodes: quote.takes_codes, isOwn: quote.is_own, onAsked: setAskedFor }}
      isVisit={isVisit}
    />
  );
  return (
    <>
      {(state === 'vencido' || state === 'retirado') && (
        <p role="status" className="rounded-control bg-warn-ground px-4 py-3 text-warn-ink">
          <span>{closed[state]}</span>
          {state === 'vencido' && !agreedElsewhere && (
            <span> Si todavía te interesa, pedile al proveedor que lo renueve.</span>
          )}
        </p>
      )}
      {agreedElsewhere && <AlreadyAgreed agreed={agreedElsewhere} provider={quote.provider} />}
      {!written && <h1 className="text-2xl sm:text-3xl">Presupuesto aceptado</h1>}
      {agreement && (
        <AgreementNote agreement={agreement} isNew={!wasAgreed}>
          {!quote.is_own &&
            keptWords({
              provider: quote.provider?.name ?? null,
              isInInquiries: quote.asked !== undefined,
              isSignedIn: account !== null,
              isVisit,
            })}
        </AgreementNote>
      )}
      {state === 'aceptado' && contact}
      {quote.is_own && <OwnNext id={quote.id} />}
      {agreement && <CitaCame token={token} quote={quote} />}
      {agreement && <CitaCard token={token} quote={quote} />}
      {agreement && <PrintedCita cita={quote.cita} done={quote.done} />}
      {agreement && <LedgerCard token={token} quote={quote} />}
      {agreement && !isVisit && <WorkDone token={token} quote={quote} />}
      {agreement && quote.done && <WorkPhotos token={token} quote={quote} doneAt={quote.done.at} />}
      {state === 'aceptado' && !isVisit && contact && quote.provider && (
        <LeaveReview providerId={quote.provider.id} isDone={Boolean(quote.done)} />
      )}
      {state === 'aceptado' && asked}
      {written && <QuoteSheet id={quote.id} provider={quote.provider} {...{ written, state, isVisit, notice }} />}
      {state !== 'aceptado' && asked}
      {accept && agreedElsewhere ? <AcceptAnother>{accept}</AcceptAnother> : accept}
      {state !== 'aceptado' && contact}
      <Button variant="outline" className="self-start print:hidden" onClick={() => window.print()}>
        <Printer size={20} aria-hidden="true" />
        Imprimir o guardar en PDF
      </Button>
    </>
  );
}
