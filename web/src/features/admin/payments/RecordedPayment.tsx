import type { AdminPayment } from '@tero/shared/contract/admin/payments';
import ExternalLink from 'lucide-react/icons/external-link';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../../../ui/Button.tsx';

/** Offers the actions on a payment that Mercado Pago recorded, instead of buttons to edit or delete the payment. */
export function RecordedPayment({ payment, onRefund }: { payment: AdminPayment; onRefund: () => void }) {
  const { id, status, mercadopago_url, subscription_id } = payment;
  return (
    <>
      {mercadopago_url && (
        <a
          href={mercadopago_url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Ver en Mercado Pago el pago ${id} (se abre en otra pestaña)`}
          title="Ver en Mercado Pago"
          className="inline-flex size-11 items-center lg:size-9 justify-center rounded-control text-primary hover:bg-primary-soft"
        >
          <ExternalLink size={18} aria-hidden="true" />
        </a>
      )}
      {status === 'completed' && subscription_id !== null && (
        <Button
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          aria-label={`Devolver el pago ${id}`}
          onClick={onRefund}
        >
          <Undo2 size={18} aria-hidden="true" />
          Devolver
        </Button>
      )}
    </>
  );
}
