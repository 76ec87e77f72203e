import type { Quote } from '@tero/shared/contract/quotes';
import { Ban, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { RemovalNote } from '../../parts/outbox/RemovalNote.tsx';
import { useRemoval } from '../../parts/outbox/removal.ts';
import { useTellQueued } from '../../parts/outbox/use-tell-queued.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useWithdrawQuote } from './queries.ts';

/** The button to call a quote off, with a confirmation. */
export function WithdrawQuote({ quote }: { quote: Quote }) {
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawQuote(quote);
  const { item, undo } = useRemoval('quote-removal', quote.id);
  const tellQueued = useTellQueued();
  const confirm = () =>
    withdraw.mutate(undefined, {
      onSuccess: (result) => {
        if (result.state === 'queued') tellQueued(result.item, 'El presupuesto se retira solo');
      },
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className={undo ? '' : 'text-danger!'}
        aria-haspopup={undo ? undefined : 'dialog'}
        aria-label={`${undo ? 'No retirar' : 'Retirar'}: ${quote.client_name}`}
        onClick={undo ?? (() => setAsking(true))}
      >
        {undo ? <Undo2 size={18} aria-hidden="true" /> : <Ban size={18} aria-hidden="true" />}
        {undo ? 'No retirar' : 'Retirar'}
      </Button>
      <RemovalNote item={item} words="Se retira cuando haya señal" refused="No se retiró" />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Retirar presupuesto"
        description={`Quien tenga el enlace va a ver que lo retiraste, y ya no se puede aceptar. ¿Retirás el de ${quote.client_name}?`}
        confirmLabel="Retirar"
        busyLabel="Retirando..."
        busy={withdraw.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
