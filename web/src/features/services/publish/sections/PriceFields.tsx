import { paymentTypes } from '@tero/shared/contract/services';
import { formatPesos, pesosField } from '@tero/shared/rules/money';
import { paymentTypeLabel } from '@tero/shared/rules/price';
import { Controller, useWatch } from 'react-hook-form';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { NumberField, registered } from '../../../../ui/FormFields.tsx';
import { Chips } from '../../../../ui/RadioGroup.tsx';
import type { ServiceForm } from './service-form.ts';

const priceTypes = [
  { value: 'fixed', label: 'Precio fijo' },
  { value: 'range', label: 'Rango de precios' },
] as const;
/** The price type of services that came with it; new ones do not offer it (rule SVC-7). */
const other = { value: 'other', label: 'Sin precio' } as const;

const paymentChoices = paymentTypes.map((value) => ({ value, label: paymentTypeLabel(value) }));

export function PriceFields({ form }: { form: ServiceForm }) {
  const { control, formState } = form;
  const [type, isQuoted] = useWatch({ control, name: ['price_type', 'requires_custom_quote'] });
  const offersOther = formState.defaultValues?.price_type === 'other';
  return (
    <>
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
      {type === 'fixed' && <PriceField form={form} name="fixed_price" label="Precio" optional={isQuoted} />}
      {type === 'range' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <PriceField form={form} name="min_price" label="Precio mínimo" optional={isQuoted} />
          <PriceField form={form} name="max_price" label="Precio máximo" optional={isQuoted} />
        </div>
      )}
      <Controller
        control={control}
        name="payment_type"
        render={({ field }) => (
          <Chips legend="Forma de pago" choices={paymentChoices} value={field.value} onChange={field.onChange} />
        )}
      />
      <Checkbox
        {...registered(form, 'requires_custom_quote')}
        label={
          <>
            <span className="block font-medium">Requiere cotización personalizada</span>
            <span className="block text-muted text-sm">El precio final se acuerda con cada cliente.</span>
          </>
        }
      />
    </>
  );
}

interface PriceFieldProps {
  form: ServiceForm;
  name: 'fixed_price' | 'min_price' | 'max_price';
  label: string;
  optional: boolean;
}

/** A price field that previews the published price: `1.500` typed by hand means one peso and a half. */
function PriceField({ form, name, label, optional }: PriceFieldProps) {
  const pesos = useWatch({ control: form.control, name }) ?? 0;
  return (
    <NumberField
      form={form}
      name={name}
      label={`${label} (UYU)`}
      optional={optional}
      hint={pesos > 0 ? `Se muestra ${formatPesos(Math.round(pesos * 100) / 100)}` : 'En pesos, sin puntos.'}
      {...pesosField}
    />
  );
}
