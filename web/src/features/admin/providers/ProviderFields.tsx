import { limits } from '@tero/shared/limits';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { EmailField } from '../../../common/person/EmailField.tsx';
import { NameField, UsernameField } from '../../../common/person/PersonTextFields.tsx';
import { TextField, type TextPath } from '../../../ui/FormFields.tsx';

interface ProviderFieldsProps<V extends FieldValues, Out> {
  form: UseFormReturn<V, unknown, Out>;
  part: 'account' | 'trade';
}

/** Shows one of the two parts of a provider's form. A new provider's form has the password between the parts. */
export function ProviderFields<V extends FieldValues, Out>({ form, part }: ProviderFieldsProps<V, Out>) {
  const common = (name: string) => ({ form, name: name as TextPath<V>, autoComplete: 'off' });
  if (part === 'account') {
    return (
      <>
        <NameField {...common('name')} />
        <EmailField {...common('email')} />
        <UsernameField {...common('username')} />
      </>
    );
  }
  return (
    <>
      <TextField {...common('phone')} label="Teléfono" optional type="tel" inputMode="tel" />
      <TextField {...common('company_name')} label="Empresa" optional maxLength={limits.shortText} />
      <TextField {...common('service')} label="Servicio" optional maxLength={limits.shortText} />
      <TextField {...common('specialty')} label="Especialidad" optional maxLength={limits.shortText} />
      <TextField {...common('location')} label="Ubicación" optional maxLength={limits.shortText} />
    </>
  );
}
