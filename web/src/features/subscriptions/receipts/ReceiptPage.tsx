import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useParams } from 'react-router-dom';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { isApiError, OfflineError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/StateCard.tsx';
import { useCfeFile, useReceipt } from './queries.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';

/** A receipt to open and print (rule SUB-97). */
export function ReceiptPage() {
  const number = Number(useParams().number);
  const { data, error, refetch } = useReceipt(number);
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-10 print:max-w-none! print:p-0">
      <BackLink />
      {data ? (
        <>
          <ReceiptSheet receipt={data} />
          <div className="flex flex-col gap-3 sm:flex-row print:hidden">
            <Button className="max-sm:w-full" onClick={() => window.print()}>
              <Printer size={18} aria-hidden="true" />
              Imprimir o guardar como PDF
            </Button>
            {data.cfe_file && <CfeButton number={number} />}
          </div>
        </>
      ) : (
        <Missing error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

/** Shows the link back to the provider's own payments, or to the panel for an administrator. */
function BackLink() {
  const isProvider = useSession(({ userType }) => userType === 'provider');
  return (
    <LinkButton
      to={isProvider ? '/subscription' : '/admin/payments'}
      variant="ghost"
      className="self-start print:hidden"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      {isProvider ? 'Mi suscripción' : 'Pagos'}
    </LinkButton>
  );
}

function CfeButton({ number }: { number: number }) {
  const file = useCfeFile(number);
  return (
    <>
      <Button variant="outline" className="max-sm:w-full" busy={file.isPending} onClick={() => file.mutate()}>
        {!file.isPending && <Download size={18} aria-hidden="true" />}
        <span>{file.isPending ? 'Preparando...' : 'Descargar el e-recibo'}</span>
      </Button>
      {file.isError && (
        <FormNotice tone="danger">{messageOf(file.error, 'No pudimos cargar el e-recibo. Probá de nuevo.')}</FormNotice>
      )}
    </>
  );
}

function Missing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) {
    return (
      <Loading label="Cargando el recibo…">
        <Skeleton className="h-140 rounded-card" />
      </Loading>
    );
  }
  if (error instanceof OfflineError) return <OfflineState headingLevel={1} onRetry={onRetry} />;
  if (isApiError(error, 'not_found') || isApiError(error, 'validation_failed')) {
    return (
      <EmptyState
        icon={null}
        headingLevel={1}
        title="No encontramos ese recibo"
        text="Buscalo en tu historial de pagos. Cada cobro tiene su recibo."
        actions={null}
      />
    );
  }
  return <ErrorState headingLevel={1} title="No pudimos cargar el recibo" onRetry={onRetry} />;
}
