import { zodResolver } from '@hookform/resolvers/zod';
import { registerProviderBody } from '@tero/shared/contract/accounts';
import { becomeProviderBody } from '@tero/shared/contract/profile';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { withDraft } from '../../../offline/drafts/drafts.ts';
import { useTextDraft } from '../../../parts/form/use-text-draft.ts';
import { blankDetails } from '../../../parts/provider/details-form.ts';
import { consent } from '../consent.ts';
import { registrationDraft } from './registration-draft.ts';

const registering = registerProviderBody.safeExtend(consent);
export const providerDraft = registrationDraft('register-provider');

export const blankProvider = {
  ...blankDetails,
  name: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  accepts: false,
};

export function useProviderForm() {
  return useForm({
    resolver: zodResolver(registering),
    reValidateMode: 'onSubmit',
    defaultValues: withDraft(providerDraft, blankProvider),
  });
}

const becoming = becomeProviderBody.safeExtend(consent);
const becomingDraft = registrationDraft('become-provider');

/** The form for a client, filled with the account's data. */
export function useBecomeProviderForm(known: { phone: string | null; address: string | null }, isSent: boolean) {
  const [given] = useState({
    ...blankDetails,
    phone: known.phone ?? '',
    address: known.address ?? '',
    accepts: false,
  });
  const form = useForm({
    resolver: zodResolver(becoming),
    reValidateMode: 'onSubmit',
    defaultValues: withDraft(becomingDraft, given),
  });
  useTextDraft(form, becomingDraft, given, isSent);
  return form;
}
