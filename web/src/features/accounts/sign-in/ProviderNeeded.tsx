import type { SessionAccount } from '@tero/shared/contract/accounts';
import UsersRound from 'lucide-react/icons/users-round';
import { useLocation } from 'react-router-dom';
import { entryPath, nextPath } from '../../../lib/navigation/entry-path.ts';
import { Button } from '../../../ui/Button.tsx';
import { FlowPage } from '../../../ui/FlowPage.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useSignOut } from '../sign-out/use-sign-out.tsx';

/** Shows the login to a signed-in client who opened a page that needs a provider's account (rule NAV-50). */
export function ProviderNeeded({ account }: { account: SessionAccount }) {
  const next = nextPath(useLocation().search) ?? '/provider-profile';
  const { signOut, isLeaving, question } = useSignOut(next);
  return (
    <FlowPage
      icon={<UsersRound size={30} aria-hidden="true" />}
      tone="warning"
      title="Iniciar sesión"
      text="Para ver esta página, iniciá sesión con una cuenta de proveedor."
    >
      <p>
        Ahora estás con <b className="wrap-anywhere">{account.email}</b>, una cuenta de cliente. Cada cuenta es de
        cliente o de proveedor.
      </p>
      <Button wide busy={isLeaving} onClick={signOut}>
        {isLeaving ? 'Cerrando sesión…' : 'Entrar con otra cuenta'}
      </Button>
      <LinkButton to={entryPath('provider')} variant="outline" wide>
        Ser Proveedor
      </LinkButton>
      <LinkButton to="/" variant="ghost" wide>
        Volver al inicio
      </LinkButton>
      {question}
    </FlowPage>
  );
}
