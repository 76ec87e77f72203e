import ShieldAlert from 'lucide-react/icons/shield-exclamation-point';
import { loginAsProvider } from '../../../lib/navigation/as-provider.ts';
import { useEntryPath } from '../../../lib/navigation/entry-path.ts';
import { useSession } from '../../../lib/session/session.ts';
import { FlowPage } from '../../../ui/FlowPage.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TestPaymentsNote } from '../TestPaymentsNote.tsx';
import { Simulator } from './Simulator.tsx';

/**
 * The test page: a payment and a cancellation without the checkout (rule SUB-20). The server takes them in sandbox mode
 * only.
 */
export function TestSubscriptionPage() {
  const { account, userType } = useSession();
  const entry = useEntryPath();
  return (
    <>
      {account && userType === 'provider' ? (
        <Simulator providerId={account.id} />
      ) : (
        <FlowPage
          icon={<ShieldAlert size={30} aria-hidden="true" />}
          tone="warning"
          title="Acceso Denegado"
          text="Debes estar logueado como proveedor"
        >
          <LinkButton to={account ? loginAsProvider('/test-subscription') : entry('login')} wide>
            Iniciar sesión
          </LinkButton>
          <LinkButton to={account ? entry('provider') : '/subscription-plans'} variant="outline" wide>
            {account ? 'Ser Proveedor' : 'Ver el plan'}
          </LinkButton>
        </FlowPage>
      )}
      <TestPaymentsNote />
    </>
  );
}
