import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useLocation } from 'react-router-dom';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import { readReturnPlace } from '../../../lib/navigation/return-path.ts';
import { FlowPage } from '../../../ui/FlowPage.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { readFault } from './handed-over.ts';

export function AuthErrorPage() {
  const { search } = useLocation();
  const fault = readFault(search);
  return (
    <FlowPage
      icon={<CircleAlert size={30} aria-hidden="true" />}
      tone="danger"
      title="No pudimos iniciar tu sesión"
      text={
        <>
          {fault.isOwn || <p>El enlace que abriste trae este mensaje, que no es de Tero:</p>}
          <p className="wrap-anywhere">{fault.text}</p>
        </>
      }
    >
      <LinkButton to={entryPath('login', readReturnPlace())} wide>
        Iniciar sesión
      </LinkButton>
      <div className="grid gap-3 sm:grid-cols-2">
        <LinkButton to="/" variant="outline">
          Ir al inicio
        </LinkButton>
        <LinkButton to="/contact" variant="outline">
          Contactar a soporte
        </LinkButton>
      </div>
    </FlowPage>
  );
}
