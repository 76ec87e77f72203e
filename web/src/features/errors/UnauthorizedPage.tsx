import { LinkButton } from '../../ui/LinkButton.tsx';
import { BackButton } from './BackButton.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

export function UnauthorizedPage() {
  return (
    <ErrorScreen
      title="Acceso Denegado"
      message="Tu cuenta no tiene permiso para ver esta página."
      actions={
        <>
          <LinkButton to="/">Volver al inicio</LinkButton>
          <BackButton />
        </>
      }
    />
  );
}
