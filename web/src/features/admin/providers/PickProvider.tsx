import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { TextPath } from '../../../ui/FormFields.tsx';
import { PickField } from '../table/PickField.tsx';
import { providersTable } from './queries.ts';

/** Shows the field `provider_id`, which picks the provider of a new row. */
export function PickProvider<V extends FieldValues, Out>({ form }: { form: UseFormReturn<V, unknown, Out> }) {
  return (
    <PickField
      form={form}
      name={'provider_id' as TextPath<V>}
      label="Proveedor"
      source={providersTable}
      optionOf={({ id, name, company_name }) => `${name}${company_name ? ` (${company_name})` : ''} · ${id}`}
    />
  );
}
