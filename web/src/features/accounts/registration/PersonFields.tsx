import { EmailField } from '../../../parts/person/EmailField.tsx';
import { NameField, UsernameField } from '../../../parts/person/PersonTextFields.tsx';
import type { PersonForm } from './person-form.ts';
import { useSuggestedUsername } from './use-suggested-username.ts';

/** The fields that every account has. */
export function PersonFields({ form }: { form: PersonForm }) {
  const isSuggested = useSuggestedUsername(form);
  return (
    <>
      <NameField form={form} name="name" />
      <UsernameField
        form={form}
        name="username"
        {...(isSuggested && { hint: 'Te lo sugerimos para entrar sin escribir tu email. Podés cambiarlo.' })}
      />
      <EmailField form={form} name="email" />
    </>
  );
}
