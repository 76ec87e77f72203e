import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Field } from '../../../ui/Field.tsx';
import { faultOf, registered } from '../../../ui/FormFields.tsx';
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

export function SelectField<V extends FieldValues, Out>(props: SelectFieldProps<V, Out>) {
  const { form, name, label, hint, required = true, children } = props;
  return (
    <Field label={label} hint={hint} required={required} error={faultOf(form, name)}>
      <Select {...registered(form, name)}>{children}</Select>
    </Field>
  );
}
