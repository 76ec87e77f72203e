import { type AdminPayment, createPaymentBody, updatePaymentBody } from '@tero/shared/contract/admin/payments';
import { typedPesos } from '@tero/shared/rules/money/typed-pesos';
import { paymentMethodLabels, paymentStatusLabels } from '@tero/shared/rules/subscription';
import { localDay } from '@tero/shared/rules/time/time';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { amountWord, dayWord, formWords } from '../../../common/conflict/differences.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { TextField } from '../../../ui/FormFields.tsx';
import { PickProvider } from '../providers/PickProvider.tsx';
import { subscriptionsTable } from '../subscriptions/queries.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { PickField } from '../table/PickField.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { createPayment, createProviderPayment, updatePayment } from './queries.ts';

const chosen = updatePaymentBody.shape.subscription_id;
const newPayment = createPaymentBody
  .extend({ subscription_id: chosen, provider_id: chosen })
  .refine(({ subscription_id, provider_id }) => subscription_id ?? provider_id, {
    path: ['subscription_id'],
    message: 'Elegí una suscripción o un proveedor',
  });

/** Creates a payment for a subscription if one is chosen, otherwise for a provider, who may have no subscription. */
function save({ subscription_id, provider_id, ...body }: z.output<typeof newPayment>) {
  if (subscription_id) return createPayment({ ...body, subscription_id });
  return createProviderPayment({ ...body, provider_id });
}

export function CreatePaymentDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm(newPayment, {
    subscription_id: '',
    provider_id: '',
    amount: '',
    payment_method: 'mercadopago' as const,
    status: 'pending' as const,
    transaction_id: '',
    payment_date: localDay(new Date()),
  });
  const subscription = useWatch({ control: form.control, name: 'subscription_id' });
  return (
    <FormDialog
      title="Nuevo pago"
      form={form}
      save={save}
      submitLabel="Crear"
      success="Pago creado exitosamente"
      failure="Error al guardar el pago"
      onClose={onClose}
    >
      <PickField
        form={form}
        name="subscription_id"
        label="Suscripción"
        none="Ninguna: elegir el proveedor"
        source={subscriptionsTable}
        optionOf={({ id, Provider }) => `${id} · ${Provider.name}`}
      />
      {!subscription && <PickProvider form={form} />}
      <PaymentFields form={form} />
      <TextField form={form} name="payment_date" label="Fecha de pago" type="date" optional />
    </FormDialog>
  );
}

const dayOf = (payment: AdminPayment) => localDay(new Date(payment.payment_date));

function valuesOf(payment: AdminPayment) {
  return {
    amount: typedPesos(payment.amount),
    payment_method: payment.payment_method,
    status: payment.status,
    transaction_id: payment.transaction_id ?? '',
    payment_date: dayOf(payment),
  };
}

const words = formWords<ReturnType<typeof valuesOf>>({
  amount: amountWord('Monto'),
  payment_method: { label: 'Medio de pago', say: (method) => paymentMethodLabels[method] },
  status: { label: 'Estado', say: (status) => paymentStatusLabels[status] },
  transaction_id: 'ID de transacción',
  payment_date: dayWord('Fecha de pago'),
});

export function EditPaymentDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const day = dayOf(payment);
  const form = useZodForm(updatePaymentBody, valuesOf(payment));
  return (
    <FormDialog
      title={`Editar el pago ${payment.id}`}
      form={form}
      // leaves out an unchanged date, so that the payment keeps its time of day
      save={({ payment_date, ...body }, version) => {
        const moved = payment_date && payment_date !== day;
        return updatePayment(payment.id, moved ? { ...body, payment_date } : body, version);
      }}
      edits={{ row: payment, valuesOf, words, what: 'Este pago' }}
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
