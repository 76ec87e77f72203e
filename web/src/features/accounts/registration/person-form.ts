import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Person {
  name: string;
  username: string;
  email: string;
}

/** The part of a registration form that clients and providers share. */
export type PersonForm = UseFormReturn<Person & FieldValues>;

/** Narrows a form with more fields to the shared fields. The form's type cannot express this. */
export function personOf<V extends Person & FieldValues, Out>(form: UseFormReturn<V, unknown, Out>): PersonForm {
  return form as unknown as PersonForm;
}
