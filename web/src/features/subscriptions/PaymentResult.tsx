import { delays } from '@tero/shared/limits';
import { useEffect, useState } from 'react';
import { messageOf } from '../../lib/http/messages.ts';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { Button } from '../../ui/Button.tsx';
import { FlowPage, type FlowStep } from '../../ui/FlowPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { activated, asking, failed, undecided } from './payment-steps.tsx';
import { usePaymentOutcome } from './queries.ts';

/**
 * Shows the result of a payment. The address only starts the check; the server's response is what is shown (rule
 * SUB-11).
 */
export function PaymentResult({ providerId }: { providerId: number }) {
  const [search] = useAddress();
  const said = search.get('collection_status');
  const { outcome, isFree, error, isAsking, ask } = usePaymentOutcome(providerId, said);
  const hasWaited = useWaited(said === 'approved' ? delays.paymentApproved : 0);

  function step(): FlowStep {
    switch (outcome) {
      case 'active':
        return hasWaited ? activated(isFree) : asking;
      case 'failed':
        return failed(search.get('payment_id') ?? search.get('preapproval_id'));
      case 'pending':
      case 'unknown':
        return {
          ...undecided(outcome === 'unknown' ? messageOf(error, 'No pudimos consultar a MercadoPago.') : null),
          children: <WaysOn isAsking={isAsking} onAsk={ask} />,
        };
      default:
        return asking;
    }
  }
  return <FlowPage {...step()} />;
}

/** Tells whether the pause of `ms` after the return is over; an approved payment waits 2 s (rule SUB-11). */
function useWaited(ms: number): boolean {
  const [isOver, setOver] = useState(ms === 0);
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(true), ms);
    return () => window.clearTimeout(timer);
  }, [ms]);
  return isOver;
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
