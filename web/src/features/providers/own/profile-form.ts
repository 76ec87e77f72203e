import { zodResolver } from '@hookform/resolvers/zod';
import { type OwnProvider, providerProfileBody } from '@tero/shared/contract/providers-own';
import type { Draft } from '../../../offline/drafts/drafts.ts';
import type { OpenedForm } from '../../../offline/outbox/outbox.ts';
import { useTextForm } from '../../../parts/form/use-text-form.ts';

/** Fields that are never stored on the device. */
const unstored = ['cedula_number'];

export function draftOf({ id }: OwnProvider): Draft {
  return { account: id, form: 'profile' };
}

export type ProfileFields = ReturnType<typeof valuesOf>;

/** The form of the provider's own profile, with its stored draft. */
export function useProfileForm(profile: OwnProvider, opened: OpenedForm<Partial<ProfileFields>> | null) {
  const resolver = zodResolver(providerProfileBody);
  return useTextForm({ draft: draftOf(profile), resolver, opened, known: valuesOf(profile), unstored });
}

export type ProfileForm = ReturnType<typeof useProfileForm>['form'];

function valuesOf(profile: OwnProvider) {
  return {
    name: profile.name,
    username: profile.username ?? '',
    phone: profile.phone ?? '',
    company_name: profile.company_name ?? '',
    service: profile.service ?? '',
    specialty: profile.specialty ?? '',
    description: profile.description ?? '',
    location: profile.location ?? '',
    cedula_number: profile.cedula_number ?? '',
    birth_date: profile.birth_date ?? '',
    address: profile.address ?? '',
    emergency_contact: profile.emergency_contact ?? '',
    emergency_phone: profile.emergency_phone ?? '',
  };
}
