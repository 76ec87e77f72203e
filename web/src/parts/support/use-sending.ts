import type { UseMutationResult } from '@tanstack/react-query';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../lib/api-error.ts';

interface Sending {
  /** what became of it, for the person; null when it stands beside the fields */
  words: (error: Error) => string;
  onSent?: () => void;
}

/** Sends a form; what the server says of a field stands beside it, and nothing that was typed is lost. */
export function useSending<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  sending: UseMutationResult<unknown, Error, Out>,
  { words, onSent }: Sending,
) {
  const names = Object.keys(form.getValues()) as FieldPath<V>[];
  const faults = sending.error instanceof ApiError ? sending.error.errors : {};
  const aboutFields = names.some((name) => faults[name]);

  function showFaults(error: Error) {
    if (!(error instanceof ApiError)) return;
    const found = names.filter((name) => error.errors[name]);
    for (const name of found) {
      form.setError(name, { type: 'server', message: error.errors[name] ?? '' }, { shouldFocus: name === found[0] });
    }
  }

  const submit = form.handleSubmit(
    (values) => {
      if (!sending.isPending) sending.mutate(values, { onSuccess: () => onSent?.(), onError: showFaults });
    },
    () => sending.reset(),
  );
  return { submit, failure: sending.error && !aboutFields ? words(sending.error) : null };
}
