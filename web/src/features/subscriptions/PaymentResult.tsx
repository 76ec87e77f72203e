import { delays } from '@tero/shared/delays';
import { useEffect, useState } from 'react';
import { messageOf } from '../../lib/http/messages.ts';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { Button } from '../../ui/Button.tsx';
import { FlowPage, type FlowStep } from '../../ui/FlowPage.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { openCheckout } from './checkout-address.ts';
import { activated, asking, failed, rejected, undecided, unfinished } from './payment-steps.tsx';
import { usePaymentOutcome } from './queries.ts';

/**
 * Shows the result of a payment. The address only starts the check; the page shows the server's response (rule
 * SUB-11).
 */
export function PaymentResult({ providerId }: { providerId: number }) {
  const [search] = useAddress();
  const said = search.get('collection_status');
  const { outcome, subscription, error, isAsking, ask } = usePaymentOutcome(providerId, said);
  const hasWaited = useWaited(said === 'approved' ? delays.paymentApproved : 0);

  function step(): FlowStep {
    switch (outcome) {
      case 'active':
        return hasWaited && subscription ? activated(subscription) : asking;
      case 'failed':
        return failed(search.get('payment_id') ?? search.get('preapproval_id'));
      case 'rejected':
      case 'unfinished':
        return {
          ...(outcome === 'rejected' ? rejected : unfinished),
          children: <GoOn address={subscription?.init_point ?? null} isAsking={isAsking} onAsk={ask} />,
        };
      case 'pending':
      case 'unknown':
        return {
          ...undecided(
            outcome === 'unknown' ? messageOf(error, 'No pudimos consultar a Mercado Pago. Probá de nuevo.') : null,
          ),
          children: <WaysOn isAsking={isAsking} onAsk={ask} />,
        };
      default:
        return asking;
    }
  }
  return <FlowPage {...step()} />;
}

/** Returns whether `ms` milliseconds have passed since the return; an approved payment waits 2 s (rule SUB-11). */
function useWaited(ms: number): boolean {
  const [isOver, setOver] = useState(ms === 0);
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(true), ms);
    return () => window.clearTimeout(timer);
  }, [ms]);
  return isOver;
}

interface GoOnProps {
  /** the address of the checkout that is still open */
  address: string | null;
  isAsking: boolean;
  onAsk: () => void;
}

/** Shows what a person can do after an abandoned or refused checkout: reopen it, see the plan or ask for help. */
function GoOn({ address, isAsking, onAsk }: GoOnProps) {
  const [isLost, setLost] = useState(false);
  return (
    <>
      {isLost && <FormNotice tone="danger">Error al iniciar el pago. Intentalo de nuevo.</FormNotice>}
      {address ? (
        <Button size="lg" wide onClick={() => setLost(!openCheckout(address))}>
          Continuar con el pago
        </Button>
      ) : (
        <LinkButton to="/subscription-plans" size="lg" wide>
          Continuar con el pago
        </LinkButton>
      )}
      <Button variant="outline" wide busy={isAsking} onClick={onAsk}>
        {isAsking ? 'Consultando...' : 'Ya pagué, consultar de nuevo'}
      </Button>
      <LinkButton to="/subscription-plans" variant="ghost" wide>
        Ver el plan
      </LinkButton>
      <LinkButton to="/contact" variant="ghost" wide>
        Contactar a soporte
      </LinkButton>
    </>
  );
}

function WaysOn({ isAsking, onAsk }: { isAsking: boolean; onAsk: () => void }) {
  return (
    <>
      <Button size="lg" wide busy={isAsking} onClick={onAsk}>
        {isAsking ? 'Consultando...' : 'Consultar de nuevo'}
      </Button>
      <LinkButton to="/subscription" variant="outline" wide>
        Ver mi suscripción
      </LinkButton>
      <LinkButton to="/contact" variant="ghost" wide>
        Contactar a soporte
      </LinkButton>
    </>
  );
}
