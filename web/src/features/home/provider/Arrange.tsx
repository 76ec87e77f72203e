import type { Quote } from '@tero/shared/contract/quotes';
import { atTotal } from '@tero/shared/rules/quotes/price-words';
import FileCheck from 'lucide-react/icons/file-check';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ChatLink } from '../../quotes/ChatLink.tsx';
import { noteArranging } from '../../quotes/handed-over.ts';
import { useArrangingChat } from '../../quotes/use-arranging-chat.ts';
import { StepCard } from './StepCard.tsx';
import { acceptedBy } from './standing-words.ts';

interface ArrangeProps {
  quote: Quote;
  /** how many more wait for the same */
  others: number;
}

/** Says that a quote was accepted, until the provider has written to the client (rule QUOTE-29). */
export function Arrange({ quote, others }: ArrangeProps) {
  const chat = useArrangingChat(quote);
  const name = acceptedBy(quote);
  const more =
    others === 1 ? ' También te aceptaron otro presupuesto.' : ` También te aceptaron otros ${others} presupuestos.`;
  return (
    <StepCard
      Icon={FileCheck}
      title={`Te aceptaron ${quote.is_visit ? 'una visita' : 'un presupuesto'} ${atTotal(quote.total, quote.is_visit)}`}
      hint={`Coordiná el día con ${name}.${others > 0 ? more : ''}`}
    >
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <ChatLink to={chat} name={name} label="Escribir por WhatsApp" onOpen={() => noteArranging(quote)} />
        <LinkButton to={others > 0 ? '/provider/quotes' : quote.path} variant="outline">
          {others > 0 ? 'Ver los presupuestos' : 'Ver el presupuesto'}
        </LinkButton>
      </div>
    </StepCard>
  );
}
