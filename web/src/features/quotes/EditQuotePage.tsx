import type { Quote } from '@tero/shared/contract/quotes';
import { quoteState } from '@tero/shared/rules/quotes/state';
import FileX2 from 'lucide-react/icons/file-x-corner';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OwnPageHead } from '../../common/OwnPageHead.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { useAccount } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { toast } from '../../ui/toast.tsx';
import { QuoteForm, QuoteFormSkeleton } from './QuoteForm.tsx';
import { useEditedQuote } from './queries.ts';
import { savedState } from './state-words.ts';

const list = '/provider/quotes';
const renewing = {
  submit: 'Renovar',
  busy: 'Guardando...',
  failure: 'No pudimos renovar el presupuesto. Probá de nuevo.',
};
const words = {
  submit: 'Guardar cambios',
  busy: 'Guardando...',
  failure: 'No pudimos guardar los cambios. Probá de nuevo.',
};

/** The page to change an own quote that nobody accepted: what is saved is a new version (rule QUOTE-11). */
export function EditQuotePage() {
  const account = useAccount();
  const { data: quote, error, refetch } = useEditedQuote(Number(useParams().quoteId));
  const retry = () => void refetch();
  const isClosed = quote != null && (quote.accepted_at !== null || quote.withdrawn_at !== null);
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      {account && quote && !isClosed && <Editing key={quote.id} quote={quote} />}
      {(quote === null || isClosed) && (
        <EmptyState
          icon={<FileX2 size={30} aria-hidden="true" />}
          headingLevel={1}
          title={isClosed ? 'Este presupuesto ya no se puede editar' : 'No encontramos ese presupuesto'}
          text={isClosed ? 'Duplicalo y mandá uno nuevo.' : undefined}
          actions={<LinkButton to={list}>Ir a Mis presupuestos</LinkButton>}
        />
      )}
      {quote === undefined && error instanceof OfflineError && <OfflineState headingLevel={1} onRetry={retry} />}
      {quote === undefined && error && !(error instanceof OfflineError) && (
        <ErrorState headingLevel={1} title="No pudimos cargar el presupuesto" onRetry={retry} />
      )}
      {quote === undefined && !error && <QuoteFormSkeleton />}
    </div>
  );
}

function Editing({ quote }: { quote: Quote }) {
  const navigate = useNavigate();
  // decided on entering: it does not change under the hand of whoever writes
  const [isOver] = useState(() => quoteState(quote, new Date()) === 'vencido');
  // the list may know the new one before the response of the call does
  const [before] = useState(quote.version_number);
  const title = isOver ? 'Renovar presupuesto' : 'Editar presupuesto';
  usePageTitle(title);
  return (
    <>
      <OwnPageHead
        title={title}
        lead={
          isOver
            ? 'Guardalo con los mismos datos o con otros. Vuelve a valer desde hoy, con el mismo enlace.'
            : `El enlace sigue siendo el mismo. Quien lo abra ve la versión nueva y qué cambió.${quote.arrived ? ' Quien te lo pidió la ve también en su pedido.' : ''}`
        }
      />
      <QuoteForm
        quote={quote}
        words={isOver ? renewing : words}
        onSent={({ quote: made }) => {
          toast.success(isOver ? 'Presupuesto renovado' : 'Presupuesto guardado');
          navigate(list, { state: savedState(made, before) });
        }}
        queued="Guardamos tus cambios y tu cliente los ve en el mismo enlace"
        onQueued={() => navigate(list)}
        onCancel={() => navigate(list)}
      />
    </>
  );
}
