import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Person {
  name: string;
  username: string;
  email: string;
}

/** The part of a registration form that both kinds share. */
export type PersonForm = UseFormReturn<Person & FieldValues>;

/** Narrows a form with more fields to these, which its type cannot express. */
export function personOf<V extends Person & FieldValues, Out>(form: UseFormReturn<V, unknown, Out>): PersonForm {
  return form as unknown as PersonForm;
}
