import type { UseMutationResult } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { faultyFields, showFieldFaults } from '../../lib/http/field-faults.ts';

interface Submission<Sent> {
  /** returns the text of an error; not called when fields show the error */
  words: (error: Error) => string;
  onSent?: (sent: Sent) => void;
}

/** Submits a form by a mutation. Errors of fields are shown under those fields, and the form keeps its data. */
export function useSubmit<V extends FieldValues, Out, Sent>(
  form: UseFormReturn<V, unknown, Out>,
  sending: UseMutationResult<Sent, Error, Out>,
  { words, onSent }: Submission<Sent>,
) {
  const submit = form.handleSubmit(
    (values) => {
      if (sending.isPending) return;
      sending.mutate(values, {
        onSuccess: (sent) => onSent?.(sent),
        onError: (error) => showFieldFaults(form, error),
      });
    },
    () => sending.reset(),
  );
  const isAboutFields = faultyFields(form, sending.error).length > 0;
  return { submit, failure: sending.error && !isAboutFields ? words(sending.error) : null };
}
