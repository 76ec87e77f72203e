import { type AdminPayment, createPaymentBody, updatePaymentBody } from '@tero/shared/contract/admin/payments';
import { typedPesos } from '@tero/shared/rules/money/typed-pesos';
import { localDay } from '@tero/shared/rules/time/time';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { TextField } from '../../../ui/FormFields.tsx';
import { subscriptionsTable } from '../subscriptions/queries.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { PickField } from '../table/PickField.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { createPayment, updatePayment } from './queries.ts';

export function CreatePaymentDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm(createPaymentBody, {
    subscription_id: '',
    amount: '',
    payment_method: 'mercadopago' as const,
    status: 'pending' as const,
    transaction_id: '',
    payment_date: localDay(new Date()),
  });
  return (
    <FormDialog
      title="Nuevo pago"
      form={form}
      save={createPayment}
      submitLabel="Crear"
      success="Pago creado exitosamente"
      failure="Error al guardar el pago"
      onClose={onClose}
    >
      <PickField
        form={form}
        name="subscription_id"
        label="Suscripción"
        source={subscriptionsTable}
        optionOf={({ id, Provider }) => `${id} · ${Provider.name}`}
      />
      <PaymentFields form={form} />
      <TextField form={form} name="payment_date" label="Fecha de pago" type="date" optional />
    </FormDialog>
  );
}

export function EditPaymentDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const day = localDay(new Date(payment.payment_date));
  const form = useZodForm(updatePaymentBody, {
    amount: typedPesos(payment.amount),
    payment_method: payment.payment_method,
    status: payment.status,
    transaction_id: payment.transaction_id ?? '',
    payment_date: day,
  });
  return (
    <FormDialog
      title={`Editar el pago ${payment.id}`}
      form={form}
      // an unchanged date keeps its time of day
      save={({ payment_date, ...body }) =>
        updatePayment(payment.id, payment_date && payment_date !== day ? { ...body, payment_date } : body)
      }
      submitLabel="Guardar"
      success="Pago actualizado exitosamente"
      failure="Error al guardar el pago"
      onClose={onClose}
    >
      <PaymentFields form={form} />
      <TextField form={form} name="payment_date" label="Fecha de pago" type="date" />
    </FormDialog>
  );
}
