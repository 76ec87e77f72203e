import { TextField } from '../../ui/FormFields.tsx';
import type { DetailsForm } from './details-form.ts';

/** A provider's number, as they write it: from abroad, or a landline, too. */
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
