import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

export function MaintenancePage() {
  return (
    <ErrorScreen
      code="503"
      title="Mantenimiento"
      message="Tero no está disponible por mantenimiento. Probá de nuevo en un rato."
      actions={
        <>
          <Button onClick={() => window.location.assign('/')}>Reintentar</Button>
          <LinkButton to="/contact" variant="outline">
            Contacto
          </LinkButton>
        </>
      }
    />
  );
}
