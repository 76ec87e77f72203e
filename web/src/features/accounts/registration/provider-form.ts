import { registerProviderBody } from '@tero/shared/contract/accounts';
import { becomeProviderBody } from '@tero/shared/contract/profile';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBriefDraft } from '../../../common/form/use-brief-draft.ts';
import { cleaningResolver } from '../../../lib/cleaning-resolver.ts';
import { withBrief } from '../../../offline/drafts/drafts.ts';
import { blankDetails } from '../../providers/details/details-form.ts';
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

type ProviderField = keyof typeof blankProvider;

/**
 * The steps in order. The fields are in the order of the screen, because the first field with a fault gets the focus.
 */
export const providerSteps: readonly { title: string; text?: string; fields: readonly ProviderField[] }[] = [
  { title: 'Tus datos', text: 'Los campos con * son obligatorios.', fields: ['name', 'username', 'email', 'phone'] },
  { title: 'Tu trabajo', fields: ['company_name', 'service', 'location'] },
  {
    title: 'Tu identidad',
    text: 'Estos datos los ve solo el equipo que verifica las cuentas. Nunca los publicamos.',
    fields: ['cedula_number', 'birth_date', 'address'],
  },
  { title: 'Tu contraseña', fields: ['password', 'confirmPassword', 'accepts'] },
];

export function useProviderForm() {
  return useForm({
    resolver: cleaningResolver(registering),
    reValidateMode: 'onSubmit',
    defaultValues: withBrief(providerDraft, blankProvider),
  });
}

const becoming = becomeProviderBody.safeExtend(consent);
const becomingDraft = registrationDraft('become-provider');

/** Returns the form for a client, filled with the account's data. */
export function useBecomeProviderForm(known: { phone: string | null; address: string | null }, isSent: boolean) {
  const [given] = useState({
    ...blankDetails,
    phone: known.phone ?? '',
    address: known.address ?? '',
    accepts: false,
  });
  const form = useForm({
    resolver: cleaningResolver(becoming),
    reValidateMode: 'onSubmit',
    defaultValues: withBrief(becomingDraft, given),
  });
  useBriefDraft(form, becomingDraft, given, isSent);
  return form;
}
