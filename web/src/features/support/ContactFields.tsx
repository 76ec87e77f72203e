import { limits } from '@tero/shared/limits';
import { EmailField } from '../../common/person/EmailField.tsx';
import { NameField } from '../../common/person/PersonTextFields.tsx';
import { TextAreaField, TextField } from '../../ui/FormFields.tsx';
import { Honeypot } from './Honeypot.tsx';
import type { ContactFormControl } from './use-contact-form.ts';

/** Shows the fields of a support message: name, email, phone (optional), subject and message (rule SUPP-1). */
export function ContactFields({ form }: { form: ContactFormControl }) {
  return (
    <>
      <p className="text-muted text-sm">Los campos con * son obligatorios.</p>
      <NameField form={form} name="name" />
      <EmailField form={form} name="email" hint="Acá te vamos a responder." />
      <TextField form={form} name="phone" label="Teléfono" optional type="tel" inputMode="tel" autoComplete="tel" />
      <TextField form={form} name="subject" label="Asunto" autoComplete="off" maxLength={limits.contactSubject} />
      <TextAreaField form={form} name="message" label="Mensaje" rows={6} />
      <Honeypot {...form.register('website')} />
    </>
  );
}
