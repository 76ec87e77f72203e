import { delays } from '@tero/shared/limits';
import { Clock, MailCheck } from 'lucide-react';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { useMoveOn } from '../../../lib/navigation/use-move-on.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { ResendForm } from '../../../parts/email-verification/ResendVerification.tsx';
import { FlowPage, type FlowStep } from '../../../ui/FlowPage.tsx';
import { flowFault } from '../../../ui/flow-fault.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useVerification } from './queries.ts';
import { verificationFault } from './verification-fault.ts';

export function VerifyEmailPage() {
  const [params] = useAddress();
  const token = params.get('token');
  const { isSuccess, error, refetch, isFetching } = useVerification(token);
  const account = useAccount();
  // to the login after 3 s (rule ACC-24); people who are signed in already are sent home from there
  useMoveOn(isSuccess, '/login', delays.verificationRedirect);

  if (!token) return <FlowPage {...fault('Token de verificación no encontrado')} />;
  if (isSuccess) return <FlowPage {...verified(account !== null)} />;
  if (!error || isFetching) return <FlowPage icon={<Spinner size={30} />} title="Verificando tu email..." />;
  const { expired, text, retry } = verificationFault(error);
  if (expired) return <FlowPage {...expiredLink(text)} />;
  return <FlowPage {...fault(text, retry ? () => void refetch() : undefined)} />;
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
  const ways = [
    { label: 'Iniciar sesión', to: '/login' },
    { label: 'Registrarse', to: '/register' },
  ] as const;
  return flowFault({ title: 'No pudimos verificar tu email', text, onRetry, ways });
}
