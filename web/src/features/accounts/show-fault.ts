import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { registrationFault } from './registration-fault.ts';

/** Puts what the server said under the fields it is about, focuses the first of them, and answers the rest. */
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
