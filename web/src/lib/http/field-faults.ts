import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './client/api-error.ts';

/** Shows the server's errors under their fields, focuses the first, and returns whether there was any. */
export function showFieldFaults<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  error: unknown,
): boolean {
  return showFaults(form, error instanceof ApiError ? error.errors : {});
}

/** Shows texts by field under the form's fields, focuses the first, and returns whether there was any. */
export function showFaults<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  faults: Readonly<Record<string, string>>,
  { names = namesOf(form), focus = true }: { names?: readonly FieldPath<V>[]; focus?: boolean } = {},
): boolean {
  const faulty = names.filter((name) => faults[name]);
  for (const name of faulty) {
    const fault = { type: 'server', message: faults[name] ?? '' };
    form.setError(name, fault, { shouldFocus: focus && name === faulty[0] });
  }
  return faulty.length > 0;
}

/** Returns the form's fields that the error is about. */
export function faultyFields<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  error: unknown,
): FieldPath<V>[] {
  return error instanceof ApiError ? namesOf(form).filter((name) => error.errors[name]) : [];
}

function namesOf<V extends FieldValues, Out>(form: UseFormReturn<V, unknown, Out>): FieldPath<V>[] {
  return Object.keys(form.getValues()) as FieldPath<V>[];
}
