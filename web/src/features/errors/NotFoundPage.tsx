import { LinkButton } from '../../ui/LinkButton.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

export function NotFoundPage() {
  return (
    <ErrorScreen
      code="404"
      title="Página no encontrada"
      message="Esta página no existe o cambió de lugar. Probá por acá:"
      actions={
        <>
          <LinkButton to="/">Volver al inicio</LinkButton>
          <LinkButton to="/services" variant="outline">
            Explorar servicios
          </LinkButton>
          <LinkButton to="/contact" variant="outline">
            Contacto
          </LinkButton>
        </>
      }
    />
  );
}
