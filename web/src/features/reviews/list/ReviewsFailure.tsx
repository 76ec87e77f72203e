import { OfflineState } from '../../../common/OfflineState.tsx';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { ErrorState } from '../../../ui/StateCard.tsx';

/** Shown when the reviews could not be loaded: there is no connection, or an error with a retry button. */
export function ReviewsFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof OfflineError) {
    return <OfflineState message="No pudimos cargar las reseñas. Las cargamos apenas podamos." onRetry={onRetry} />;
  }
  return <ErrorState title="Error al cargar reseñas" message="Error al cargar las reseñas" onRetry={onRetry} />;
}
