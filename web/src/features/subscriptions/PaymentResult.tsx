import { delays } from '@tero/shared/limits';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../lib/http/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { FlowPage, type FlowStep } from '../../ui/FlowPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { activated, asking, failed, undecided } from './payment-steps.tsx';
import { usePaymentOutcome } from './queries.ts';

/** The address only starts the question; what is shown is the server's answer (decisions, subscriptions). */
export function PaymentResult({ providerId }: { providerId: number }) {
  const [search] = useSearchParams();
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

/** S2 §9: an approved payment is shown 2 s after the return. */
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
