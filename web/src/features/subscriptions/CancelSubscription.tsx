import { longDate } from '@tero/shared/rules/time';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCancelSubscription } from './queries.ts';

/** S2 §4: access is kept until the end date, and the question says so. */
export function CancelSubscription({ providerId, endDate }: { providerId: number; endDate: string | null }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelSubscription(providerId);
  const until = endDate ? `hasta el ${longDate(endDate)}` : 'hasta que termine lo que ya está pago';

  function confirm() {
    cancel.mutate(undefined, {
      onSuccess: () => toast.success('Cancelaste tu suscripción. No se te cobra más.'),
      onError: (error) => toast.error(messageOf(error, 'No pudimos cancelar tu suscripción. Intentá de nuevo.')),
      onSettled: () => setAsking(false),
    });
  }
  return (
    <>
      <Button variant="outline" className="text-danger! sm:self-start" onClick={() => setAsking(true)}>
        Cancelar suscripción
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancelar suscripción"
        description={`¿Estás seguro? No se te cobra más, y conservás el acceso ${until}. Después tus servicios dejan de verse.`}
        confirmLabel="Sí, cancelar"
        busyLabel="Cancelando..."
        cancelLabel="Volver"
        busy={cancel.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
