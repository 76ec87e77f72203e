import UserRoundX from 'lucide-react/icons/user-round-x';
import { useLocation } from 'react-router-dom';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import { useSession } from '../../lib/session/session.ts';
import { FlowPage } from '../../ui/FlowPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PaymentResult } from './PaymentResult.tsx';
import { TestPaymentsNote } from './TestPaymentsNote.tsx';

/** Shows the page to which the checkout returns the payer. */
export function SubscriptionSuccessPage() {
  const { account, userType } = useSession();
  return (
    <>
      {account && userType === 'provider' ? (
        <PaymentResult providerId={account.id} />
      ) : (
        <Stranger isVisitor={account === null} />
      )}
      <TestPaymentsNote />
    </>
  );
}

/** Shown to anyone except the provider who paid; that provider's session may have ended meanwhile. */
function Stranger({ isVisitor }: { isVisitor: boolean }) {
  const location = useLocation();
  return (
    <FlowPage
      icon={<UserRoundX size={30} aria-hidden="true" />}
      tone="warning"
      title="Resultado del pago"
      text={
        isVisitor
          ? 'Iniciá sesión como proveedor para ver cómo quedó tu suscripción. Si pagaste, el pago no se pierde.'
          : 'Debes estar logueado como proveedor'
      }
    >
      <LinkButton to={isVisitor ? entryPath('login', location) : '/subscription-plans'} wide>
        {isVisitor ? 'Iniciar sesión' : 'Ver el plan'}
      </LinkButton>
      <LinkButton to="/contact" variant="outline" wide>
        Contactar a soporte
      </LinkButton>
    </FlowPage>
  );
}
