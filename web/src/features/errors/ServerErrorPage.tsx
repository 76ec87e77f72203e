import { LinkButton } from '../../ui/LinkButton.tsx';
import { BackButton } from './BackButton.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

export function ServerErrorPage() {
  return (
    <ErrorScreen
      code="500"
      title="Error del servidor"
      message="Algo salió mal de nuestro lado. Probá de nuevo en unos minutos."
      actions={
        <>
          <LinkButton to="/">Volver al inicio</LinkButton>
          <BackButton />
        </>
      }
    />
  );
}
