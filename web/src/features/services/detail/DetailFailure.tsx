import { Suspense } from 'react';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ErrorState, OfflineState } from '../../../ui/StateCard.tsx';

const unknown = 'No se pudo cargar el servicio';
const MessageOf = lazyPart(
  async () => (await import('../../../lib/http/MessageOf.tsx')).MessageOf,
  () => unknown,
);

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
          message={
            <Suspense fallback={unknown}>
              <MessageOf error={error} otherwise={unknown} />
            </Suspense>
          }
          onRetry={() => window.location.reload()}
          actions={home}
        />
      )}
    </div>
  );
}
