import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { registrationFault } from './registration-fault.ts';

/**
 * Shows the server's field faults under their fields, focuses the first, and returns the text that belongs to no field.
 */
export function showFault<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  error: unknown,
): string | null {
  const names = Object.keys(form.getValues()) as FieldPath<V>[];
  const { fields, general } = registrationFault(error, names);
  const first = names.find((name) => fields[name]);
  for (const name of names) {
    const message = fields[name];
    if (message) form.setError(name, { type: 'server', message }, { shouldFocus: name === first });
  }
  return general;
}
