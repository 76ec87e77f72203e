import UserRoundX from 'lucide-react/icons/user-round-x';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { isApiError, OfflineError } from '../../../lib/http/client/api-error.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { EmptyState, ErrorState } from '../../../ui/StateCard.tsx';

const waysOut = (
  <>
    <LinkButton to="/servicios">Ver servicios</LinkButton>
    <LinkButton to="/" variant="outline">
      Volver al inicio
    </LinkButton>
  </>
);

/** Shows that the account has no provider profile, when its owner opens "Mi Perfil". */
export function NoProfile() {
  return (
    <>
      <PageHeading title="Mi Perfil" />
      <EmptyState
        icon={<UserRoundX size={30} aria-hidden="true" />}
        title="No se encontró el perfil del proveedor"
        text="Tu cuenta es de cliente: solo los proveedores tienen un perfil público."
        actions={waysOut}
      />
    </>
  );
}

/** Shows that a short link belongs to no provider. */
export function UnknownProfile() {
  return (
    <>
      <PageHeading title="Perfil del proveedor" />
      <NotThere />
    </>
  );
}

function NotThere() {
  return (
    <EmptyState
      icon={<UserRoundX size={30} aria-hidden="true" />}
      title="Perfil no encontrado"
      text="No se encontró el perfil del proveedor"
      actions={waysOut}
    />
  );
}

export function ProfileFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <PageHeading title="Perfil del proveedor" />
      {isApiError(error, 'not_found') ? (
        <NotThere />
      ) : error instanceof OfflineError ? (
        <OfflineState onRetry={onRetry} />
      ) : (
        <ErrorState
          title="Error al cargar el perfil"
          message="No pudimos cargar los datos del proveedor. Probá de nuevo."
          onRetry={onRetry}
        />
      )}
    </>
  );
}
