import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Person {
  name: string;
  username: string;
  email: string;
}

/** A registration's form, as the fields that both of them have see it. */
export type PersonForm = UseFormReturn<Person & FieldValues>;

/** A form that asks for more is a form of these too, which its type cannot say. */
export function personOf<V extends Person & FieldValues, Out>(form: UseFormReturn<V, unknown, Out>): PersonForm {
  return form as unknown as PersonForm;
}
