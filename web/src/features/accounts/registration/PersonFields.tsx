import { EmailField } from '../../../parts/person/EmailField.tsx';
import { NameField, UsernameField } from '../../../parts/person/PersonTextFields.tsx';
import type { PersonForm } from './person-form.ts';

/** The fields that every account has. */
export function PersonFields({ form }: { form: PersonForm }) {
  return (
    <>
      <NameField form={form} name="name" />
      <UsernameField form={form} name="username" />
      <EmailField form={form} name="email" />
    </>
  );
}
