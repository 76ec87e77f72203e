import { LinkButton } from '../../ui/LinkButton.tsx';
import { BackButton } from './BackButton.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

export function ServerErrorPage() {
  return (
    <ErrorScreen
      code="500"
      title="Error del servidor"
      message="Algo salió mal"
      actions={
        <>
          <LinkButton to="/">Volver al inicio</LinkButton>
          <BackButton />
        </>
      }
    />
  );
}
