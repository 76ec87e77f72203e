import type { AdminPayment } from '@tero/shared/contract/admin/payments';
import { address } from '@tero/shared/rules/text/address';
import FilePlus from 'lucide-react/icons/file-plus';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';

/** Shows the number of a payment's receipt, which links to the receipt, and the number of the e-receipt. */
export function ReceiptCell({ receipt }: Pick<AdminPayment, 'receipt'>) {
  if (!receipt) return '—';
  return (
    <>
      <Link to={address`/subscription/recibos/${receipt.number}`} className="font-semibold text-link underline">
        N.º {receipt.number}
      </Link>
      <span className="text-muted">
        {' · '}
        {receipt.voided ? 'Anulado' : receipt.cfe_number ? `e-Recibo ${receipt.cfe_number}` : 'Sin e-recibo'}
      </span>
    </>
  );
}

export function CfeButton({ payment, onOpen }: { payment: AdminPayment; onOpen: () => void }) {
  if (!payment.receipt || payment.receipt.voided) return null;
  return (
    <Button
      variant="ghost"
      size="icon"
      className="lg:size-9"
      aria-haspopup="dialog"
      aria-label={`Adjuntar el e-recibo del pago ${payment.id}`}
      title="Adjuntar el e-recibo"
      onClick={onOpen}
    >
      <FilePlus size={18} aria-hidden="true" />
    </Button>
  );
}
