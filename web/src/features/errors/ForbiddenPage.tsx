import { LinkButton } from '../../ui/LinkButton.tsx';
import { BackButton } from './BackButton.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

export function ForbiddenPage() {
  return (
    <ErrorScreen
      code="403"
      title="Acceso denegado"
      message="No tenés permiso para hacer esto."
      actions={
        <>
          <LinkButton to="/">Volver al inicio</LinkButton>
          <BackButton />
        </>
      }
    />
  );
}
