import type { UseMutationResult } from '@tanstack/react-query';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../lib/http/api-error.ts';

interface Sending<Sent> {
  /** returns the text of an error; unused when it is shown under the fields */
  words: (error: Error) => string;
  onSent?: (sent: Sent) => void;
}

/** Sends a form; field faults are shown under their fields, and the form keeps its data. */
export function useSending<V extends FieldValues, Out, Sent>(
  form: UseFormReturn<V, unknown, Out>,
  sending: UseMutationResult<Sent, Error, Out>,
  { words, onSent }: Sending<Sent>,
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
      if (!sending.isPending) sending.mutate(values, { onSuccess: (sent) => onSent?.(sent), onError: showFaults });
    },
    () => sending.reset(),
  );
  return { submit, failure: sending.error && !aboutFields ? words(sending.error) : null };
}
