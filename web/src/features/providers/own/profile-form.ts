import { type OwnProvider, profileFiles, providerProfileBody } from '@tero/shared/contract/providers-own';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayWord, formWords } from '../../../common/conflict/differences.ts';
import { useOutboxForm } from '../../../common/form/use-outbox-form.ts';
import { useOnline } from '../../../lib/http/connectivity.ts';
import { toast } from '../../../ui/toast.tsx';
import { useUpdateOwnProfile } from './queries.ts';

/** The two fields that never wait in the outbox: the phone must be confirmed, and no device stores a cédula. */
const direct = ['phone', 'cedula_number'] as const;

/** Returns the form of the provider's own profile. */
export function useProfileForm(profile: OwnProvider) {
  const known = valuesOf(profile);
  const update = useUpdateOwnProfile();
  const online = useOnline();
  const navigate = useNavigate();
  const leave = () => navigate('/provider-profile', { replace: true });
  const [needsSignal, setNeedsSignal] = useState(false);
  const isDirect = (): boolean => direct.some((name) => state.form.getValues(name) !== known[name]);
  const state = useOutboxForm({
    kind: 'profile',
    schema: providerProfileBody,
    place: 'profile',
    known,
    images: { rules: profileFiles },
    edits: { shown: profile, fields: valuesOf, words: profileWords },
    short: true,
    unstored: ['cedula_number'],
    asks(): boolean {
      const isBlocked = !online && isDirect();
      setNeedsSignal(isBlocked);
      return isBlocked;
    },
    item: ({ phone: _, cedula_number: __, ...body }) => ({ body, title: 'Cambios en tu perfil' }),
    atOnce: (body, version, photos) => (isDirect() ? update.mutateAsync({ body, photos, version }) : null),
    onSent({ message }) {
      toast.success(message ?? 'Perfil actualizado correctamente.');
      leave();
    },
    queued: 'Guardamos los cambios de tu perfil',
    onQueued: leave,
  });
  return { state, needsSignal };
}

export type ProfileForm = ReturnType<typeof useProfileForm>['state']['form'];

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
    call_phone: profile.call_phone ?? '',
  };
}

/** The names of the fields, as the form shows them. */
const profileWords = formWords<ReturnType<typeof valuesOf>>({
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
  call_phone: 'Otro teléfono para llamadas',
});
