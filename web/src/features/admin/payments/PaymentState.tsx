import type { AdminPayment } from '@tero/shared/contract/admin/payments';
import { formatPesos } from '@tero/shared/rules/money/money';
import { type PaymentStatus, paymentStatusLabels } from '@tero/shared/rules/subscription';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { whyText } from './failed-words.ts';

const tones: Record<PaymentStatus, BadgeTone> = {
  pending: 'warning',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

/** Shows the state of a payment, the refunded amount, and the reason if the payment failed. */
export function PaymentState({ payment }: { payment: AdminPayment }) {
  const { status, refunded_amount, is_recorded } = payment;
  const isWhole = status === 'cancelled' && refunded_amount > 0;
  return (
    <>
      <Badge tone={tones[status]}>{isWhole ? 'Devuelto' : paymentStatusLabels[status]}</Badge>
      {!isWhole && refunded_amount > 0 && (
        <span className="block text-muted">Devueltos {formatPesos(refunded_amount)}</span>
      )}
      {payment.failure && (
        <span className="block max-w-52 whitespace-normal text-muted">{whyText(payment.failure, is_recorded)}</span>
      )}
      {is_recorded && !payment.failure && <span className="block text-muted">Lo registró Mercado Pago</span>}
    </>
  );
}
