import { type ReactNode, Suspense } from 'react';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { isUnavailable } from '../../../offline/cache/cache.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ErrorState } from '../../../ui/StateCard.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';

const unknown = 'No se pudo cargar el servicio';
const MessageOf = lazyPart(
  async () => (await import('../../../lib/http/MessageOf.tsx')).MessageOf,
  () => unknown,
);

const SeenDetail = lazyPart(
  async () => (await import('../seen/SeenDetail.tsx')).SeenDetail,
  ({ otherwise }: { id: number; onRetry: () => void; otherwise: ReactNode }) => otherwise,
);

interface DetailFailureProps {
  id: number;
  error: Error;
  onRetry: () => void;
}

/**
 * The view of a service that could not be fetched: it shows the service's card, if the device has it (rule NAV-185).
 */
export function DetailFailure({ id, error, onRetry }: DetailFailureProps) {
  const failure = <Failure error={error} onRetry={onRetry} />;
  if (!isUnavailable(error)) return failure;
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <SeenDetail id={id} onRetry={onRetry} otherwise={failure} />
    </Suspense>
  );
}

function Failure({ error, onRetry }: Omit<DetailFailureProps, 'id'>) {
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
