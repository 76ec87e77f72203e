import { limits } from '@tero/shared/limits';
import { phoneDigits } from '@tero/shared/rules/phone';
import { localDay } from '@tero/shared/rules/time/time';
import type { FormEvent, ReactNode } from 'react';
import { AddressField } from '../../../common/person/PersonTextFields.tsx';
import { TextField } from '../../../ui/FormFields.tsx';
import { CedulaHint } from './CedulaHint.tsx';
import type { DetailsForm } from './details-form.ts';

export function IdentityFields({ form, cedulaNote }: { form: DetailsForm; cedulaNote?: ReactNode }) {
  return (
    <>
      <TextField
        form={form}
        name="cedula_number"
        label="Cédula de identidad"
        hint={<CedulaHint form={form} />}
        inputMode="numeric"
        autoComplete="off"
        onInput={keepDigits}
      />
      {cedulaNote}
      <TextField
        form={form}
        name="birth_date"
        label="Fecha de nacimiento"
        optional
        type="date"
        min="1900-01-01"
        max={localDay(new Date())}
        autoComplete="bday"
      />
      <AddressField form={form} name="address" />
    </>
  );
}

/** Removes everything but digits. `maxLength` would cut a pasted 1.234.567-8 before its dots are removed. */
function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>) {
  const digits = phoneDigits(currentTarget.value).slice(0, limits.cedulaDigits);
  if (digits !== currentTarget.value) currentTarget.value = digits;
}
