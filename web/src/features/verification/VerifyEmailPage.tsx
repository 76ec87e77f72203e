import { delays } from '@tero/shared/limits';
import { CircleAlert, Clock, MailCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAccount } from '../../lib/session.ts';
import { ResendForm } from '../../parts/verification/ResendVerification.tsx';
import { Button } from '../../ui/Button.tsx';
import { FlowPage, type FlowStep } from '../../ui/FlowPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useVerification } from './queries.ts';
import { verificationFault } from './verification-fault.ts';

export function VerifyEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const { isSuccess, error, refetch, isFetching } = useVerification(token);
  const account = useAccount();
  useMoveOn(isSuccess);

  if (!token) return <FlowPage {...fault('Token de verificación no encontrado')} />;
  if (isSuccess) return <FlowPage {...verified(account !== null)} />;
  if (!error || isFetching) return <FlowPage icon={<Spinner size={30} />} title="Verificando tu email..." />;
  const { expired, text, retry } = verificationFault(error);
  if (expired) return <FlowPage {...expiredLink(text)} />;
  return <FlowPage {...fault(text, retry ? () => void refetch() : undefined)} />;
}

/** S2 §9: to the login after 3 s; who is signed in already is sent home from there. */
function useMoveOn(isVerified: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isVerified) return;
    const timer = window.setTimeout(() => navigate('/login', { replace: true }), delays.verificationRedirect);
    return () => window.clearTimeout(timer);
  }, [isVerified, navigate]);
}

function verified(isSignedIn: boolean): FlowStep {
  return {
    icon: <MailCheck size={30} aria-hidden="true" />,
    tone: 'success',
    title: '¡Email verificado!',
    text: isSignedIn
      ? 'Tu cuenta ya está verificada. Te llevamos al inicio en unos segundos.'
      : 'Tu cuenta ya está verificada. En unos segundos te llevamos a iniciar sesión.',
    children: (
      <LinkButton to={isSignedIn ? '/' : '/login'} wide>
        {isSignedIn ? 'Ir al inicio' : 'Iniciar sesión'}
      </LinkButton>
    ),
  };
}

function expiredLink(text: string): FlowStep {
  return {
    icon: <Clock size={30} aria-hidden="true" />,
    tone: 'warning',
    title: 'El enlace expiró',
    text,
    children: (
      <>
        <ResendForm failure="Error al reenviar el email" />
        <LinkButton to="/login" variant="ghost">
          Volver a iniciar sesión
        </LinkButton>
      </>
    ),
  };
}

function fault(text: string, onRetry?: () => void): FlowStep {
  return {
    icon: <CircleAlert size={30} aria-hidden="true" />,
    tone: 'danger',
    title: 'No pudimos verificar tu email',
    text,
    children: (
      <>
        {onRetry && (
          <Button onClick={onRetry} wide>
            Reintentar
          </Button>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <LinkButton to="/login" variant={onRetry ? 'outline' : 'primary'}>
            Iniciar sesión
          </LinkButton>
          <LinkButton to="/register" variant="outline">
            Registrarse
          </LinkButton>
        </div>
      </>
    ),
  };
}
