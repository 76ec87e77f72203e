import SearchX from 'lucide-react/icons/search-x';
import { OfflineState } from '../../common/OfflineState.tsx';
import { isApiError, OfflineError } from '../../lib/http/client/api-error.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';

/** Shown when the reviewed service could not be loaded or does not exist. */
export function ServiceFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isApiError(error, 'not_found')) {
    return (
      <EmptyState
        icon={<SearchX size={30} aria-hidden="true" />}
        title="Servicio no encontrado"
        text="Puede que el proveedor lo haya ocultado o eliminado."
        actions={<LinkButton to="/servicios">Ver otros servicios</LinkButton>}
      />
    );
  }
  if (error instanceof OfflineError) return <OfflineState onRetry={onRetry} />;
  return <ErrorState title="No pudimos cargar el servicio" message="No se pudo cargar el servicio" onRetry={onRetry} />;
}
