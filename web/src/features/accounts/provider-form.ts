import { zodResolver } from '@hookform/resolvers/zod';
import { registerProviderBody } from '@tero/shared/contract/accounts';
import { becomeProviderBody } from '@tero/shared/contract/profile';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { consent } from './consent.ts';
import { withDraft } from './draft.ts';

/** What a provider tells beyond what every account does. */
const details = {
  phone: '',
  service: '',
  company_name: '',
  location: '',
  cedula_number: '',
  birth_date: '',
  address: '',
};

type Details = typeof details;

/** A provider's form, as the fields that every one of them has see it. */
export type DetailsForm = UseFormReturn<Details>;

/** A form that asks for more is a form of these too, which its type cannot say. */
export function detailsOf<V extends { [K in keyof Details]?: unknown } & FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
): DetailsForm {
  return form as unknown as DetailsForm;
}

const registering = registerProviderBody.safeExtend(consent);
export const providerDraft = 'tero.draft.register-provider';

export function useProviderForm() {
  const blank = {
    ...details,
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
  const given = { ...details, phone: known.phone ?? '', address: known.address ?? '', accepts: false };
  return useForm({
    resolver: zodResolver(becoming),
    reValidateMode: 'onSubmit',
    defaultValues: withDraft(becomingDraft, given),
  });
}
