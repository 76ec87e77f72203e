import { zodResolver } from '@hookform/resolvers/zod';
import { registerProviderBody } from '@tero/shared/contract/accounts';
import { useForm } from 'react-hook-form';
import { consent } from './consent.ts';
import { withDraft } from './draft.ts';

const schema = registerProviderBody.safeExtend(consent);
export const providerDraft = 'tero.draft.register-provider';

const blank = {
  name: '',
  username: '',
  email: '',
  phone: '',
  service: '',
  company_name: '',
  location: '',
  cedula_number: '',
  birth_date: '',
  address: '',
  password: '',
  confirmPassword: '',
  accepts: false,
};

export function useProviderForm() {
  return useForm({
    resolver: zodResolver(schema),
    reValidateMode: 'onSubmit',
    defaultValues: withDraft(providerDraft, blank),
  });
}

export type ProviderFormControl = ReturnType<typeof useProviderForm>;
