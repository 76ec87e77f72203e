import { UserRoundX } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { loginPath } from '../../lib/navigation/next-path.ts';
import { useSession } from '../../lib/session/session.ts';
import { FlowPage } from '../../ui/FlowPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PaymentResult } from './PaymentResult.tsx';
import { TestPaymentsNote } from './TestPaymentsNote.tsx';

/** Where the checkout sends its payer back to. */
export function SubscriptionSuccessPage() {
  const { account, userType } = useSession();
  return (
    <>
      <TestPaymentsNote />
      {account && userType === 'provider' ? (
        <PaymentResult providerId={account.id} />
      ) : (
        <Stranger isVisitor={account === null} />
      )}
    </>
  );
}

/** Only its own provider hears how a payment went: a session may have ended while the person was away. */
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
      <LinkButton to={isVisitor ? loginPath(location) : '/subscription-plans'} wide>
        {isVisitor ? 'Iniciar sesión' : 'Ver el plan'}
      </LinkButton>
      <LinkButton to="/contact" variant="outline" wide>
        Contactar a soporte
      </LinkButton>
    </FlowPage>
  );
}
