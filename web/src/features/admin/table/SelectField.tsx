import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { Field } from '../../../ui/Field.tsx';
import { faultOf } from '../../../ui/FormFields.tsx';
import { Select } from '../../../ui/Select.tsx';

interface SelectFieldProps<V extends FieldValues, Out> {
  form: UseFormReturn<V, unknown, Out>;
  name: FieldPath<V>;
  label: string;
  hint?: string;
  required?: boolean;
  /** options */
  children: ReactNode;
}

/** Shows a select whose options may arrive after its value. Once they are there, it shows the value. */
export function SelectField<V extends FieldValues, Out>(props: SelectFieldProps<V, Out>) {
  const { form, name, label, hint, required = true, children } = props;
  const { field } = useController({ control: form.control, name });
  return (
    <Field label={label} hint={hint} required={required} error={faultOf(form, name)}>
      <Select
        {...field}
        value={field.value ?? ''}
        onChange={(event) => {
          form.clearErrors(name);
          field.onChange(event);
        }}
      >
        {children}
      </Select>
    </Field>
  );
}
