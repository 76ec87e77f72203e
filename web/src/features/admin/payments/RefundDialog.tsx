import { type AdminPayment, refundBody } from '@tero/shared/contract/admin/payments';
import { formatPesos } from '@tero/shared/rules/money/money';
import { typedPesos } from '@tero/shared/rules/money/typed-pesos';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { MoneyField } from '../../../common/form/MoneyField.tsx';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { personFacts } from '../table/facts.ts';
import { refundPayment } from './queries.ts';

/** Refunds what is left of a Mercado Pago payment, or the smaller amount that the administrator types (rule SUB-95). */
export function RefundDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const { id, amount, refunded_amount, Provider } = payment;
  const left = amount - refunded_amount;
  const form = useZodForm(refundBody, { amount: typedPesos(left), refunded: refunded_amount });
  return (
    <FormDialog
      title={`Devolver el pago ${id}`}
      form={form}
      save={(body) => refundPayment(id, body)}
      submitLabel="Devolver"
      busyLabel="Preguntando a Mercado Pago..."
      success="Mercado Pago confirmó la devolución"
      failure="No pudimos devolver el pago. Probá de nuevo."
      onClose={onClose}
    >
      <p>
        {Provider ? `${Provider.name} pagó ${formatPesos(amount)}` : `Se pagaron ${formatPesos(amount)}`}
        {refunded_amount > 0 && <span>{`, y ya se devolvieron ${formatPesos(refunded_amount)}`}</span>}
        <span>
          . Mercado Pago le devuelve la plata por el mismo medio de pago. Su suscripción y su acceso no cambian.
        </span>
      </p>
      <FactList
        facts={[
          ...personFacts('Proveedor', Provider),
          ['Transacción', payment.transaction_id],
          ['Fecha', dateAndTime(payment.payment_date)],
        ]}
      />
      <MoneyField form={form} name="amount" label="Cuánto devolver" />
    </FormDialog>
  );
}
