import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { TextField, type TextPath } from '../../../ui/FormFields.tsx';

interface CodeFieldProps<V extends FieldValues, Out> {
  form: UseFormReturn<V, unknown, Out>;
  /** says whether the field accepts only a code from the app, or also a recovery code */
  hint: string;
}

export function CodeField<V extends FieldValues, Out>({ form, hint }: CodeFieldProps<V, Out>) {
  return (
    <TextField
      form={form}
      name={'code' as TextPath<V>}
      label="Código"
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}
