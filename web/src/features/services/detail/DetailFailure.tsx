import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ErrorState, OfflineState } from '../../../ui/StateCard.tsx';

interface DetailFailureProps {
  error: Error;
  onRetry: () => void;
}

export function DetailFailure({ error, onRetry }: DetailFailureProps) {
  const home = (
    <LinkButton to="/" variant="outline">
      Volver al inicio
    </LinkButton>
  );
  return (
    <div className="wrap py-8">
      {error instanceof OfflineError ? (
        <OfflineState headingLevel={1} onRetry={onRetry} actions={home} />
      ) : (
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
