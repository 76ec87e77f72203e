import { SearchX } from 'lucide-react';
import { isApiError, OfflineError } from '../../../lib/http/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { EmptyState, ErrorState, OfflineState } from '../../../ui/StateCard.tsx';

interface DetailFailureProps {
  error: Error;
  onRetry: () => void;
}

const gone = 'Servicio no encontrado';

export function DetailFailure({ error, onRetry }: DetailFailureProps) {
  const missing = isApiError(error, 'not_found');
  usePageTitle(missing ? gone : undefined);
  const home = (
    <LinkButton to="/" variant="outline">
      Volver al inicio
    </LinkButton>
  );
  return (
    <div className="wrap py-8">
      {missing && (
        <EmptyState
          icon={<SearchX size={30} aria-hidden="true" />}
          title={gone}
          headingLevel={1}
          text="Puede que su proveedor lo haya pausado o eliminado."
          actions={
            <>
              <LinkButton to="/servicios">Ver todos los servicios</LinkButton>
              {home}
            </>
          }
        />
      )}
      {error instanceof OfflineError && <OfflineState headingLevel={1} onRetry={onRetry} actions={home} />}
      {!missing && !(error instanceof OfflineError) && (
        <ErrorState
          title="No pudimos cargar el servicio"
          headingLevel={1}
          message={messageOf(error, 'No se pudo cargar el servicio')}
          onRetry={() => window.location.reload()}
          actions={home}
        />
      )}
    </div>
  );
}
