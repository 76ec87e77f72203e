import { longDate } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { NeedsLine } from '../../common/form/NeedsLine.tsx';
import { messageOf } from '../../lib/http/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCancelSubscription } from './queries.ts';

interface CancelSubscriptionProps {
  providerId: number;
  /** until when the subscription gives access after it is cancelled; null: no access */
  accessUntil: string | null;
}

/** Cancels a subscription after a dialog that says until when access continues (rule SUB-16). */
export function CancelSubscription({ providerId, accessUntil }: CancelSubscriptionProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelSubscription(providerId);
  const kept = accessUntil
    ? `No te cobramos más, y conservás el acceso hasta el ${longDate(accessUntil)}. Después tus servicios dejan de verse.`
    : 'No te cobramos más, y tus servicios no se ven hasta que te suscribas de nuevo.';

  function confirm() {
    cancel.mutate(undefined, {
      onSuccess: () => toast.success('Cancelaste tu suscripción. No te cobramos más.'),
      onError: (error) => toast.error(messageOf(error, 'No pudimos cancelar tu suscripción. Probá de nuevo.')),
      onSettled: () => setAsking(false),
    });
  }
  return (
    <>
      <NeedsLine why="cancelar la suscripción. Cuando vuelva la conexión, te decimos hasta qué día la conservás." />
      <Button
        variant="outline"
        className="text-danger! sm:self-start"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Cancelar suscripción
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancelar suscripción"
        description={`¿Seguro que querés cancelar? ${kept}`}
        confirmLabel="Sí, cancelar"
        busyLabel="Cancelando..."
        cancelLabel="Volver"
        busy={cancel.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
