import { zodResolver } from '@hookform/resolvers/zod';
import { type OwnProvider, providerProfileBody } from '@tero/shared/contract/providers-own';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { type TextDraft, textDraft, withDraft } from '../../../offline/drafts/drafts.ts';
import { dayWord, formWords } from '../../../parts/conflict/differences.ts';
import { useTextDraft } from '../../../parts/form/use-text-draft.ts';

/** Fields that are never stored on the device. */
const unstored = ['cedula_number'];

export function draftOf({ id }: OwnProvider): TextDraft {
  return textDraft('profile', id, { unstored });
}

/** The form of the provider's own profile, with its stored draft. */
export function useProfileForm(profile: OwnProvider) {
  const values = useMemo(() => valuesOf(profile), [profile]);
  const draft = draftOf(profile);
  const form = useForm({
    resolver: zodResolver(providerProfileBody),
    reValidateMode: 'onSubmit',
    defaultValues: withDraft(draft, values),
  });
  useTextDraft(form, draft, values);
  return form;
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

export function valuesOf(profile: OwnProvider) {
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

/** The fields of the form as it names them. */
export const profileWords = formWords<ReturnType<typeof valuesOf>>({
  name: 'Nombre',
  username: 'Nombre de usuario',
  phone: 'Teléfono',
  service: 'Servicio que ofrecés',
  company_name: 'Nombre de la empresa',
  location: 'Ubicación',
  specialty: 'Especialidad',
  description: 'Descripción',
  cedula_number: 'Cédula de identidad',
  birth_date: dayWord('Fecha de nacimiento'),
  address: 'Dirección',
  emergency_contact: 'Nombre del contacto',
  emergency_phone: 'Teléfono del contacto',
});
