import { isPriceless, paymentTypeLabel, quotedLabel } from '@tero/shared/rules/money/price';
import { paymentTypes } from '@tero/shared/rules/services/choices';
import { Controller, useWatch } from 'react-hook-form';
import { MoneyField } from '../../../../common/form/MoneyField.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { registered } from '../../../../ui/FormFields.tsx';
import { Chips } from '../../../../ui/RadioGroup.tsx';
import type { ServiceForm } from './service-form.ts';
import { UsualPrices } from './UsualPrices.tsx';

const priceTypes = [
  { value: 'fixed', label: 'Precio fijo' },
  { value: 'range', label: 'Rango de precios' },
] as const;
/** The price type that only existing services have; new services do not offer it (rule SVC-7). */
const other = { value: 'other', label: 'Sin precio' } as const;

const paymentChoices = paymentTypes.map((value) => ({ value, label: paymentTypeLabel(value) }));

/** Payment comes first: where it is to be agreed there is no price to ask for (rule MONEY-86). */
export function PriceFields({ form }: { form: ServiceForm }) {
  const { control } = form;
  const [payment, isQuoted] = useWatch({ control, name: ['payment_type', 'requires_custom_quote'] });
  return (
    <>
      <Controller
        control={control}
        name="payment_type"
        render={({ field }) => (
          <Chips legend="Cómo se cobra" choices={paymentChoices} value={field.value} onChange={field.onChange} />
        )}
      />
      {isPriceless(payment) ? (
        <p className="text-muted">
          Sin precio publicado. En las listas mostramos «{isQuoted ? 'A convenir' : 'Consultar'}», y lo acordás con cada
          cliente.
        </p>
      ) : (
        <Amounts form={form} />
      )}
      <Checkbox
        {...registered(form, 'requires_custom_quote')}
        label={
          <>
            <span className="block font-medium">{quotedLabel}</span>
            <span className="block text-muted text-sm">Acordás el precio final con cada cliente.</span>
          </>
        }
      />
    </>
  );
}

function Amounts({ form }: { form: ServiceForm }) {
  const { control, formState } = form;
  const [type, isQuoted] = useWatch({ control, name: ['price_type', 'requires_custom_quote'] });
  const offersOther = formState.defaultValues?.price_type === 'other';
  return (
    <>
      <UsualPrices form={form} />
      <Controller
        control={control}
        name="price_type"
        render={({ field }) => (
          <Chips
            legend="Tipo de precio"
            choices={offersOther ? [...priceTypes, other] : priceTypes}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {type === 'fixed' && <MoneyField form={form} name="fixed_price" label="Precio (en pesos)" optional={isQuoted} />}
      {type === 'range' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField form={form} name="min_price" label="Precio mínimo (en pesos)" optional={isQuoted} />
          <MoneyField form={form} name="max_price" label="Precio máximo (en pesos)" optional={isQuoted} />
        </div>
      )}
    </>
  );
}
