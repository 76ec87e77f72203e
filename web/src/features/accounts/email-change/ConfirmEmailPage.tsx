import MailCheck from 'lucide-react/icons/mail-check';
import MailQuestionMark from 'lucide-react/icons/mail-question-mark';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { FlowPage, type FlowStep } from '../../../ui/FlowPage.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { linkFault } from './link-fault.ts';
import { useConfirmChange } from './queries.ts';

/**
 * Opens from the link sent to the new address. It asks for a click, because programs that open links in emails must not
 * make the change (rule ACC-60).
 */
export function ConfirmEmailPage() {
  const [params] = useAddress();
  const token = params.get('token');
  const isSignedIn = useAccount() !== null;
  const confirm = useConfirmChange();
  const title = 'No pudimos cambiar tu email';
  if (!token) return <FlowPage {...linkFault({ title, error: null })} />;
  if (confirm.isSuccess) return <FlowPage {...done(confirm.data.email, isSignedIn)} />;
  if (confirm.isError) {
    return <FlowPage {...linkFault({ title, error: confirm.error, onRetry: () => confirm.mutate(token) })} />;
  }
  return (
    <FlowPage
      icon={<MailQuestionMark size={30} aria-hidden="true" />}
      title="¿Usamos este email?"
      text="Cuando confirmes, vas a entrar a Tero con este email y ahí te van a llegar las notificaciones."
    >
      <Button wide busy={confirm.isPending} onClick={() => confirm.mutate(token)}>
        {confirm.isPending ? 'Confirmando...' : 'Sí, confirmar mi email nuevo'}
      </Button>
      <LinkButton to="/" variant="ghost">
        Ahora no
      </LinkButton>
    </FlowPage>
  );
}

function done(email: string, isSignedIn: boolean): FlowStep {
  return {
    icon: <MailCheck size={30} aria-hidden="true" />,
    tone: 'success',
    title: '¡Listo, cambió tu email!',
    text: `Desde ahora entrás con ${email}. Cerramos las sesiones de tus otros dispositivos.`,
    children: (
      <LinkButton to={isSignedIn ? '/' : entryPath('login')} wide>
        {isSignedIn ? 'Ir al inicio' : 'Iniciar sesión'}
      </LinkButton>
    ),
  };
}
