import type { RefusedEvent } from '@tero/shared/contract/admin/payment-events';
import { formatPesos } from '@tero/shared/rules/money/money';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { useAdminWrite } from '../queries.ts';
import { PersonLink } from '../record/PersonLink.tsx';
import { RecordLink } from '../record/RecordLink.tsx';
import { applyEvent, settleEvent, useLook } from './queries.ts';
import { SettleForm } from './SettleForm.tsx';
import { topicOf } from './topics.ts';

/** Shows what a webhook event is about, and offers ways to deal with it (rule ADM-94). */
export function EventDialog({ event, onClose }: { event: RefusedEvent; onClose: () => void }) {
  const [settling, setSettling] = useState(false);
  const { data, error, refetch } = useLook(event.id);
  const apply = useAdminWrite(() => applyEvent(event.id));
  const title = `${topicOf(event)} ${event.data_id}`;
  if (settling) {
    return (
      <SettleForm
        title={title}
        settle={(note) => settleEvent(event.id, note)}
        success="La notificación quedó resuelta"
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        event.settled_note === null && (
          <>
            <Button variant="outline" onClick={() => setSettling(true)}>
              Marcar como resuelta
            </Button>
            <Button
              busy={apply.isPending}
              onClick={() =>
                apply.mutate(undefined, {
                  onSuccess: ({ message }) => {
                    toast.success(message ?? 'Listo');
                    onClose();
                  },
                  onError: (failed) => void toast.error(messageOf(failed, 'No pudimos aplicarla. Probá de nuevo.')),
                })
              }
            >
              Aplicar de nuevo
            </Button>
          </>
        )
      }
    >
      <FactList
        facts={[
          ['Llegó', dateAndTime(event.received_at)],
          ['Intentos', event.attempts],
          ['Por qué no se aplicó', event.outcome],
          ['Cómo se resolvió', event.settled_note],
        ]}
      />
      {error && (
        <AdminFailure error={error} title="No pudimos preguntarle a Mercado Pago" onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading label="Preguntando a Mercado Pago…">
          <Skeleton className="mt-3 h-24 rounded-card" />
        </Loading>
      )}
      {data && (
        <div className="mt-3">
          <FactList
            facts={[
              ['Mercado Pago', saidWords[data.said]],
              ['Estado allá', data.status],
              ['Monto', data.amount && formatPesos(data.amount)],
              [
                'Suscripción',
                data.subscription_id ? (
                  <RecordLink key="subscription" id={data.subscription_id} tab="/admin/subscriptions">
                    {data.subscription_id}
                  </RecordLink>
                ) : (
                  'Ninguna de Tero'
                ),
              ],
              [
                'Proveedor',
                data.provider && (
                  <PersonLink key="person" id={data.provider.id}>
                    {data.provider.name}
                  </PersonLink>
                ),
              ],
            ]}
          />
        </div>
      )}
    </Dialog>
  );
}

const saidWords = {
  known: 'Responde, y la conoce',
  missing: 'Responde, y dice que no existe',
  unavailable: 'No responde en este momento',
} as const;
