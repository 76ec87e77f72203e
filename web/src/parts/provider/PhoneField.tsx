import { TextField } from '../../ui/FormFields.tsx';
import type { DetailsForm } from './details-form.ts';

/** A provider's phone number in any form: foreign numbers and landlines are allowed. */
export function PhoneField({ form }: { form: DetailsForm }) {
  return (
    <TextField
      form={form}
      name="phone"
      label="Teléfono"
      hint="Con WhatsApp: es por donde te van a contactar."
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
  );
}
