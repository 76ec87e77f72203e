import { zodResolver } from '@hookform/resolvers/zod';
import { registerProviderBody } from '@tero/shared/contract/accounts';
import { becomeProviderBody } from '@tero/shared/contract/profile';
import { useForm } from 'react-hook-form';
import { blankDetails } from '../../parts/provider/details-form.ts';
import { consent } from './consent.ts';
import { withDraft } from './draft.ts';

const registering = registerProviderBody.safeExtend(consent);
export const providerDraft = 'tero.draft.register-provider';

export function useProviderForm() {
  const blank = {
    ...blankDetails,
    name: '',
    username: '',
    email: '',
    password: '',
    confirmPassword: '',
    accepts: false,
  };
  return useForm({
    resolver: zodResolver(registering),
    reValidateMode: 'onSubmit',
    defaultValues: withDraft(providerDraft, blank),
  });
}

const becoming = becomeProviderBody.safeExtend(consent);
export const becomingDraft = 'tero.draft.become-provider';

/** For a client, with what the account already tells. */
export function useBecomeProviderForm(known: { phone: string | null; address: string | null }) {
  const given = { ...blankDetails, phone: known.phone ?? '', address: known.address ?? '', accepts: false };
  return useForm({
    resolver: zodResolver(becoming),
    reValidateMode: 'onSubmit',
    defaultValues: withDraft(becomingDraft, given),
  });
}
