import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../lib/http/client/api-error.ts';
import { showFaults } from '../../../lib/http/field-faults.ts';

const field = 'newPassword';

/**
 * Returns whether the server refused the new password itself, because it is common or made of the person's data (rule
 * ACC-14).
 */
export function isRefusedPassword(error: unknown): boolean {
  return error instanceof ApiError && field in error.errors;
}

/** Shows under the field why the server refused the new password. Returns false if the server did not refuse it. */
export function showRefusedPassword<V extends FieldValues & { newPassword: string }, Out>(
  form: UseFormReturn<V, unknown, Out>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  return showFaults(form, error.errors, { names: [field as FieldPath<V>] });
}
