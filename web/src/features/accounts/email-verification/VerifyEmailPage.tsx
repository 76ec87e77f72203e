import { delays } from '@tero/shared/delays';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import MailCheck from 'lucide-react/icons/mail-check';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import { readReturnPlace } from '../../../lib/navigation/return-path.ts';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { useMoveOn } from '../../../lib/navigation/use-move-on.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { FlowPage, type FlowStep } from '../../../ui/FlowPage.tsx';
import { flowFault } from '../../../ui/flow-fault.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useVerification } from './queries.ts';
import { ResendForm } from './ResendForm.tsx';
import { verificationFault } from './verification-fault.ts';

export function VerifyEmailPage() {
  const token = useAddress()[0].get('token');
  const { isSuccess, data, error, refetch, isFetching } = useVerification(token);
  const account = useAccount();
  // the link may have been opened in a different tab from the registration
  const login = entryPath('login', readReturnPlace());
  // goes to the login after 3 s (rule ACC-24); the login redirects people who are already signed in
  useMoveOn(isSuccess, login, delays.verificationRedirect);

  if (!token) return <FlowPage {...brokenLink('Token de verificación no encontrado', login)} />;
  if (isSuccess)
    return <FlowPage {...verified({ login, isSignedIn: account !== null, already: data.already === true })} />;
  if (!error || isFetching) return <FlowPage icon={<Spinner size={30} />} title="Verificando tu email..." />;
  const { expired, text, retry } = verificationFault(error);
  if (expired) return <FlowPage {...expiredLink(text, login)} />;
  if (!retry) return <FlowPage {...brokenLink(text, login)} />;
  return <FlowPage {...fault(text, () => void refetch())} />;
}

interface Verified {
  login: string;
  isSignedIn: boolean;
  /** whether this link or another one had already verified the email */
  already: boolean;
}

function verified({ login, isSignedIn, already }: Verified): FlowStep {
  return {
    icon: <MailCheck size={30} aria-hidden="true" />,
    tone: 'success',
    title: already ? 'Tu email ya está confirmado' : '¡Email confirmado!',
    text: `${already ? 'No hace falta que hagas nada más.' : 'Confirmaste que este email es tuyo.'} ${
      isSignedIn ? 'Te llevamos al inicio en unos segundos.' : 'En unos segundos te llevamos a iniciar sesión.'
    }`,
    children: (
      <>
        {!isSignedIn && (
          <p className="text-muted">Si ya habías entrado en otra pestaña, podés cerrar esta y seguir ahí.</p>
        )}
        <LinkButton to={isSignedIn ? '/' : login} wide>
          {isSignedIn ? 'Ir al inicio' : 'Iniciar sesión'}
        </LinkButton>
      </>
    ),
  };
}

function expiredLink(text: string, login: string): FlowStep {
  return {
    icon: <Clock size={30} aria-hidden="true" />,
    tone: 'warning',
    title: 'El enlace venció',
    text,
    children: (
      <>
        <ResendForm failure="Error al reenviar el email" />
        <LinkButton to={login} variant="ghost">
          Volver a iniciar sesión
        </LinkButton>
      </>
    ),
  };
}

/** Returns the step for a broken link. Usually a mail program cut the link, or the person copied only part of it. */
function brokenLink(text: string, login: string): FlowStep {
  return {
    icon: <CircleAlert size={30} aria-hidden="true" />,
    tone: 'danger',
    title: 'No pudimos verificar tu email',
    text,
    children: (
      <>
        <p className="text-muted">Puede que el enlace esté incompleto. Abrilo otra vez desde el email, o pedí otro.</p>
        <ResendForm failure="Error al reenviar el email" />
        <LinkButton to={login} variant="ghost">
          Volver a iniciar sesión
        </LinkButton>
      </>
    ),
  };
}

function fault(text: string, onRetry: () => void): FlowStep {
  const ways = [
    { label: 'Iniciar sesión', to: entryPath('login', readReturnPlace()) },
    { label: 'Registrarse', to: entryPath('register', readReturnPlace()) },
  ] as const;
  return flowFault({ title: 'No pudimos verificar tu email', text, onRetry, ways });
}
