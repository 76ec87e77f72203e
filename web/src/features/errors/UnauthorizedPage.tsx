import { useLocation } from 'react-router-dom';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import { useSession } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { BackButton } from './BackButton.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** Says what a screen asks for, where it says so, and leads a client on who came to a provider's (rule NAV-14). */
export function UnauthorizedPage() {
  const { needs, ask } = refusalOf(useLocation().state);
  const userType = useSession((session) => session.userType);
  const mayBecomeOne = needs === 'provider' && userType === 'user';
  return (
    <ErrorScreen
      title="Acceso Denegado"
      message={
        ask ??
        (userType
          ? (refusals[needs ?? ''] ?? 'Tu cuenta no tiene permiso para ver esta página. Podés entrar con otra.')
          : 'Para ver esta página, iniciá sesión con una cuenta que tenga permiso.')
      }
      actions={
        <>
          {mayBecomeOne && <LinkButton to={entryPath('provider')}>Ser Proveedor</LinkButton>}
          {!userType && <LinkButton to={entryPath('login')}>Iniciar sesión</LinkButton>}
          <LinkButton to="/" variant={mayBecomeOne || !userType ? 'outline' : 'primary'}>
            Volver al inicio
          </LinkButton>
          <BackButton />
        </>
      }
    />
  );
}

/** Lists the reasons why an account of another kind may not see a screen. */
const refusals: Readonly<Record<string, string>> = {
  client: 'Esta página es para clientes, y tu cuenta es de proveedor. Podés entrar con otra.',
  provider: 'Esta página es para proveedores, y tu cuenta es de cliente.',
};

/** Returns what the refusing screen has left in the navigation's state. */
function refusalOf(state: unknown): { needs: string | null; ask: string | null } {
  const { needs, ask } = (state ?? {}) as { needs?: unknown; ask?: unknown };
  return { needs: typeof needs === 'string' ? needs : null, ask: typeof ask === 'string' ? ask : null };
}
