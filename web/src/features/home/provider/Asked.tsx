import type { ReceivedInquiry } from '@tero/shared/contract/inquiries';
import Inbox from 'lucide-react/icons/inbox';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StepCard } from './StepCard.tsx';

/** Says that pedidos wait for a quote (rule ASK-49). */
export function Asked({ waiting }: { waiting: readonly ReceivedInquiry[] }) {
  const [one, ...more] = waiting;
  if (!one) return null;
  const isOne = more.length === 0;
  return (
    <StepCard
      Icon={Inbox}
      title={isOne ? 'Tenés 1 pedido sin presupuesto' : `Tenés ${waiting.length} pedidos sin presupuesto`}
      hint={isOne ? 'Pasale un precio por escrito.' : 'Pasales un precio por escrito.'}
    >
      <LinkButton to={isOne ? one.path : '/provider/inquiries'} className="max-sm:w-full">
        {isOne ? 'Ver el pedido' : 'Ver los pedidos'}
      </LinkButton>
    </StepCard>
  );
}
