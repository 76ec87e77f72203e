import { limits } from '@tero/shared/limits';
import {
  paymentMethodLabels,
  paymentMethods,
  paymentStatuses,
  paymentStatusLabels,
} from '@tero/shared/rules/subscription';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { MoneyField } from '../../../common/form/MoneyField.tsx';
import { TextField, type TextPath } from '../../../ui/FormFields.tsx';
import { SelectField } from '../table/SelectField.tsx';

/** Shows the fields for recording and editing a payment. */
export function PaymentFields<V extends FieldValues, Out>({ form }: { form: UseFormReturn<V, unknown, Out> }) {
  const at = (name: string) => name as TextPath<V>;
  return (
    <>
      <MoneyField form={form} name={at('amount')} label="Monto" />
      <SelectField form={form} name={at('payment_method')} label="Medio de pago">
        {paymentMethods.map((method) => (
          <option key={method} value={method}>
            {paymentMethodLabels[method]}
          </option>
        ))}
      </SelectField>
      <SelectField form={form} name={at('status')} label="Estado">
        {paymentStatuses.map((status) => (
          <option key={status} value={status}>
            {paymentStatusLabels[status]}
          </option>
        ))}
      </SelectField>
      <TextField
        form={form}
        name={at('transaction_id')}
        label="ID de transacción"
        optional
        autoComplete="off"
        maxLength={limits.shortText}
      />
    </>
  );
}
