import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api-error.ts';

/** Shows the server's field faults under their fields, focuses the first, and returns whether there was any. */
export function showFieldFaults<V extends FieldValues, Out>(form: UseFormReturn<V, unknown, Out>, error: unknown) {
  const errors = error instanceof ApiError ? error.errors : {};
  const faulty = (Object.keys(form.getValues()) as FieldPath<V>[]).filter((name) => errors[name]);
  for (const name of faulty) {
    const fault = { type: 'server', message: errors[name] ?? '' };
    form.setError(name, fault, { shouldFocus: name === faulty[0] });
  }
  return faulty.length > 0;
}
