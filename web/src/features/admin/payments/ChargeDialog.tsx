import type { BulkBatch } from '@tero/shared/contract/admin/panel/bulk';
import { formatPesos } from '@tero/shared/rules/money/money';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { toast } from '../../../ui/toast.tsx';
import { MessageForm } from '../bulk/MessageForm.tsx';
import { PreviewDialog } from '../bulk/PreviewDialog.tsx';
import { useAdminWrite } from '../queries.ts';
import { PersonLink } from '../record/PersonLink.tsx';
import { type FailedPayment, messageFor, nextText, whyText } from './failed-words.ts';
import { checkCharge, settleCharge } from './queries.ts';
import { SettleForm } from './SettleForm.tsx';

type Open = 'settle' | 'message' | { batch: BulkBatch } | null;

/** Shows why a charge failed, what happens next, and what the team can do about it (rule ADM-94). */
export function ChargeDialog({ payment, onClose }: { payment: FailedPayment; onClose: () => void }) {
  const { id, amount, failure, Provider, is_recorded, transaction_id } = payment;
  const [open, setOpen] = useState<Open>(null);
  const [message, setMessage] = useState(messageFor(payment));
  const ask = useAdminWrite(() => checkCharge(id));
  const back = () => setOpen(null);
  if (open === 'settle') {
    return (
      <SettleForm
        title={`Cobro ${id} de ${formatPesos(amount)}`}
        settle={(note) => settleCharge(id, note)}
        success="El cobro quedó resuelto"
        onClose={onClose}
      />
    );
  }
  if (open === 'message' && Provider) {
    return (
      <MessageForm
        given={{ tab: 'providers', query: { ids: String(Provider.id) } }}
        begun={message}
        onWritten={setMessage}
        onPrepared={(batch) => setOpen({ batch })}
        onClose={back}
      />
    );
  }
  if (open && typeof open === 'object') return <PreviewDialog batch={open.batch} onClose={onClose} onDone={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Cobro fallido ${id}`}
      footer={
        <>
          {is_recorded && (
            <Button
              variant="outline"
              busy={ask.isPending}
              onClick={() =>
                ask.mutate(undefined, {
                  onSuccess: () => void toast.success('Le preguntamos a Mercado Pago: esto es lo que dice ahora'),
                  onError: (error) => void toast.error(messageOf(error, 'No pudimos preguntarle a Mercado Pago')),
                })
              }
            >
              Preguntar a Mercado Pago
            </Button>
          )}
          {Provider && (
            <Button variant="outline" onClick={() => setOpen('message')}>
              Escribirle
            </Button>
          )}
          {failure.settled_note === null && <Button onClick={() => setOpen('settle')}>Marcar como resuelto</Button>}
        </>
      }
    >
      <FactList
        facts={[
          [
            'Proveedor',
            Provider ? (
              <PersonLink key="person" id={Provider.id}>
                {Provider.name}
              </PersonLink>
            ) : (
              'Cuenta eliminada'
            ),
          ],
          ['Monto', formatPesos(amount)],
          ['Fecha', dateAndTime(payment.payment_date)],
          ['Transacción', transaction_id],
          ['Por qué', whyText(failure, is_recorded)],
          ['Qué sigue', nextText(failure, is_recorded)],
          ['Cómo se resolvió', failure.settled_note],
        ]}
      />
    </Dialog>
  );
}
