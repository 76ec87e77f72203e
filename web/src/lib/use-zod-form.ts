import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { cleaningResolver } from './cleaning-resolver.ts';

/**
 * The start values of a form. They name every field that its schema requires, so that a reset empties them; null is an
 * empty number. Optional fields are named when the form shows them.
 */
type Blank<Input> = { [Name in keyof Input as unknown extends Input[Name] ? never : Name]: Input[Name] | null } & {
  [Name in keyof Input as unknown extends Input[Name] ? Name : never]?: unknown;
};

/** Returns a form that a schema checks on submit. An error stays until its field is edited (rule NAV-31). */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  blank: Blank<NoInfer<Input>>,
): UseFormReturn<Input, unknown, Output> {
  const defaultValues = blank as DefaultValues<Input>;
  return useForm({ resolver: cleaningResolver(schema), reValidateMode: 'onSubmit', defaultValues });
}
