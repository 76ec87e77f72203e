import { LinkButton } from '../../ui/LinkButton.tsx';
import { BackButton } from './BackButton.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

export function ForbiddenPage() {
  return (
    <ErrorScreen
      code="403"
      title="Acceso denegado"
      message="Tu cuenta no tiene permiso para hacer esto. Entrá con otra, o escribinos si creés que es un error."
      actions={
        <>
          <LinkButton to="/">Volver al inicio</LinkButton>
          <LinkButton to="/contact" variant="outline">
            Contacto
          </LinkButton>
          <BackButton />
        </>
      }
    />
  );
}
