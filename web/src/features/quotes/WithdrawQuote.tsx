import type { Quote } from '@tero/shared/contract/quotes';
import Ban from 'lucide-react/icons/ban';
import { RemovalButton } from '../../common/outbox/RemovalButton.tsx';
import { useWithdrawQuote } from './queries.ts';

/** The button to call a quote off, with a confirmation. */
export function WithdrawQuote({ quote }: { quote: Quote }) {
  const withdraw = useWithdrawQuote(quote);
  return (
    <RemovalButton
      kind="quote-removal"
      id={quote.id}
      remove={withdraw}
      words={{ act: 'Retirar', busy: 'Retirando...', undo: 'No retirar' }}
      label={quote.client_name}
      size="sm"
      Icon={Ban}
      title="Retirar presupuesto"
      description={`¿Retirar el presupuesto para ${quote.client_name}? Tu cliente ya no va a poder aceptarlo, y en el enlace va a ver que lo retiraste.`}
      queued="Retiramos el presupuesto"
      note={{ words: 'Retiramos el presupuesto cuando vuelva la conexión', refused: 'No se retiró' }}
    />
  );
}
