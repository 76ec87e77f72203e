import { TextField } from '../../../ui/FormFields.tsx';
import type { DetailsForm } from './details-form.ts';

/** Asks for the provider's phone, a mobile: clients write to it on WhatsApp and call it (rule PHONE-50). */
export function PhoneField({ form }: { form: DetailsForm }) {
  return (
    <TextField
      form={form}
      name="phone"
      label="Teléfono"
      hint="Un celular con WhatsApp, por ejemplo 099 123 456. A ese número te van a escribir."
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
  );
}
