import { limits } from '@tero/shared/limits';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { MoneyField } from '../../../common/form/MoneyField.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextAreaField, TextField, type TextPath } from '../../../ui/FormFields.tsx';
import { useCategories } from '../../categories/queries.ts';
import { SelectField } from '../table/SelectField.tsx';

interface ServiceFieldsProps<V extends FieldValues, Out> {
  form: UseFormReturn<V, unknown, Out>;
  /** the service's current category; the list lacks it if it is inactive */
  own?: { id: number; name: string };
}

/** Shows the fields for creating and editing a service. */
export function ServiceFields<V extends FieldValues, Out>({ form, own }: ServiceFieldsProps<V, Out>) {
  const { data: categories = [] } = useCategories();
  const at = (name: string) => name as TextPath<V>;
  const type: unknown = useWatch({ control: form.control, name: at('price_type') });
  const isUnlisted = own && !categories.some(({ id }) => id === own.id);
  return (
    <>
      <TextField form={form} name={at('title')} label="Título" maxLength={limits.serviceTitle} />
      <TextAreaField form={form} name={at('description')} label="Descripción" maxLength={limits.serviceDescription} />
      <SelectField form={form} name={at('category')} label="Categoría">
        <option value="">Elegí una categoría</option>
        {isUnlisted && <option value={own.id}>{own.name}</option>}
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField form={form} name={at('price_type')} label="Tipo de precio">
        <option value="fixed">Precio fijo</option>
        <option value="range">Rango de precios</option>
        <option value="other">Otro</option>
      </SelectField>
      {type === 'range' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField form={form} name={at('min_price')} label="Precio mínimo" optional />
          <MoneyField form={form} name={at('max_price')} label="Precio máximo" optional />
        </div>
      ) : (
        <MoneyField form={form} name={at('fixed_price')} label="Precio" optional />
      )}
      <Checkbox label="Presupuesto a medida" {...form.register(at('requires_custom_quote'))} />
      <Checkbox label="Activo" {...form.register(at('is_active'))} />
    </>
  );
}
