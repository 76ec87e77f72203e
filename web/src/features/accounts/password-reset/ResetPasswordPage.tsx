import { delays } from '@tero/shared/delays';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import KeyRound from 'lucide-react/icons/key-round';
import Link2Off from 'lucide-react/icons/link-2-off';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ApiError, OfflineError } from '../../../lib/http/client/api-error.ts';
import { messageOf, offlineMessage } from '../../../lib/http/messages.ts';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import { readReturnPlace } from '../../../lib/navigation/return-path.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { FlowPage, type FlowStep } from '../../../ui/FlowPage.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { leave } from '../sign-out/leaving.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useResetLink, useResetPassword } from './queries.ts';

/**
 * Returns the path of the login, which then leads back to the screen where this browser needed the password (rule
 * NAV-40).
 */
const loginAfter = () => entryPath('login', readReturnPlace());

const failed = 'No pudimos verificar el enlace. Probá de nuevo.';

export function ResetPasswordPage() {
  const { token } = useParams();
  const reset = useResetPassword();
  const link = useResetLink(token, !reset.isSuccess);
  useMoveOn(reset.isSuccess);

  if (reset.isSuccess) return <FlowPage {...done()} />;
  if (!token) return <FlowPage {...invalid('No se proporcionó un token válido.')} />;
  if (link.isSuccess) {
    return (
      <FlowPage {...choose}>
        <NewPasswordForm
          minLength={link.data.min_length}
          sending={reset}
          onSubmit={(newPassword, onError) => reset.mutate({ token, newPassword }, { onError })}
        />
      </FlowPage>
    );
  }
  if (!link.error || link.isFetching) return <FlowPage icon={<Spinner size={30} />} title="Verificando enlace..." />;
  if (link.error instanceof ApiError && link.error.status === 400) {
    return <FlowPage {...invalid('El enlace para restablecer la contraseña es inválido o ha expirado.')} />;
  }
  return <FlowPage {...unverified(link.error, () => void link.refetch())} />;
}

/**
 * Goes to the login after 3 s (rule ACC-21). The server has ended the account's sessions. If this browser kept a
 * session open, the login page would redirect at once.
 */
function useMoveOn(isDone: boolean): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    if (!isDone) return;
    if (useSession.getState().token) void leave({ locationKey: key });
    const timer = window.setTimeout(() => navigate(loginAfter(), { replace: true }), delays.resetRedirect);
    return () => window.clearTimeout(timer);
  }, [isDone, navigate, key]);
}

const choose: FlowStep = {
  icon: <KeyRound size={30} aria-hidden="true" />,
  title: 'Elegí una contraseña nueva',
  text: 'Cuando la cambies, cerramos todas las sesiones abiertas de tu cuenta.',
};

function done(): FlowStep {
  return {
    icon: <CircleCheck size={30} aria-hidden="true" />,
    tone: 'success',
    title: '¡Contraseña cambiada!',
    text: 'Ya podés entrar con tu contraseña nueva. En unos segundos te llevamos a iniciar sesión.',
    children: (
      <LinkButton to={loginAfter()} wide>
        Iniciar sesión
      </LinkButton>
    ),
  };
}

function invalid(text: string): FlowStep {
  return {
    icon: <Link2Off size={30} aria-hidden="true" />,
    tone: 'danger',
    title: 'Enlace inválido',
    text,
    children: (
      <>
        <LinkButton to={entryPath('forgot', readReturnPlace())} wide>
          Solicitar nuevo enlace
        </LinkButton>
        <LinkButton to={loginAfter()} variant="ghost">
          Volver a iniciar sesión
        </LinkButton>
      </>
    ),
  };
}

/** Returns the step for a link that could not be checked and may still be valid. */
function unverified(error: unknown, onRetry: () => void): FlowStep {
  const isOffline = error instanceof OfflineError;
  const Icon = isOffline ? WifiOff : CircleAlert;
  return {
    icon: <Icon size={30} aria-hidden="true" />,
    tone: isOffline ? 'warning' : 'danger',
    title: isOffline ? 'Sin conexión' : 'No pudimos verificar el enlace',
    text: isOffline ? offlineMessage : messageOf(error, failed),
    children: (
      <Button onClick={onRetry} wide>
        Reintentar
      </Button>
    ),
  };
}
