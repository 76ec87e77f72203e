import { zodResolver } from '@hookform/resolvers/zod';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import {
  type OwnProvider,
  profileFiles,
  type providerProfile,
  providerProfileBody,
} from '@tero/shared/contract/providers-own';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { dayWord, formWords } from '../../../common/conflict/differences.ts';
import { discardTyped } from '../../../common/conflict/discard-typed.ts';
import { useConflict } from '../../../common/conflict/use-conflict.ts';
import { restoredImages } from '../../../common/form/restored.ts';
import { settleSend } from '../../../common/form/settle-send.ts';
import { useSending } from '../../../common/form/use-sending.ts';
import { useTextForm } from '../../../common/form/use-text-form.ts';
import { useImages } from '../../../common/images/use-images.ts';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { useOnline } from '../../../lib/http/connectivity.ts';
import { showFieldFaults } from '../../../lib/http/field-faults.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import type { Began, Draft } from '../../../offline/drafts/drafts.ts';
import type { OpenedForm, OutboxItem, SendResult } from '../../../offline/outbox/outbox.ts';
import { dropItem } from '../../../offline/outbox/stored.ts';
import { useSendProfile, useUpdateOwnProfile } from './queries.ts';

/** Fields that are never stored on the device. */
const unstored = ['cedula_number'];

export function draftOf({ id }: OwnProvider): Draft {
  return { account: id, form: 'profile' };
}

export type ProfileFields = ReturnType<typeof valuesOf>;

interface ProfileFormGiven {
  profile: OwnProvider;
  /** what was typed before, or waits to be sent */
  opened: OpenedForm<Partial<ProfileFields>> | null;
  onSaved: (message: string | undefined) => void;
  /** called when the edit waits in the outbox */
  onQueued: (item: OutboxItem) => void;
}

/** The two that do not wait on a device: one is confirmed by its owner, the other is never stored on it. */
const direct = ['phone', 'cedula_number'] as const;

const needsLine =
  'Sin señal no se puede cambiar el teléfono, porque hay que confirmar que sos vos, ni la cédula, que nunca guardamos en este dispositivo. Dejá los que estaban: el resto espera acá y se guarda solo cuando vuelva la señal.';

/** The form of the provider's own profile, with its stored draft. */
export function useProfileForm({ profile, opened, onSaved, onQueued }: ProfileFormGiven) {
  const images = useImages({ rules: profileFiles, initial: restoredImages(opened) });
  const began = useRef<() => Began<FieldValues>>(() => ({ fields: {} }));
  const { form, autosave } = useTextForm({
    ...{ draft: draftOf(profile), opened, known: valuesOf(profile), unstored, images },
    resolver: zodResolver(providerProfileBody),
    began: () => began.current(),
  });
  const stored = opened?.values.began;
  const conflict = useConflict({
    form,
    opened: profile,
    valuesOf,
    began: stored && { ...stored, fields: { ...valuesOf(profile), ...stored.fields } },
    words: profileWords,
    submit: () => void submit(),
    onRebase: (_theirs, all) => {
      if (!all) return;
      images.replace({ photos: [] });
      void discardTyped(autosave, opened);
    },
  });
  began.current = conflict.began;
  const sending = useSending();
  const queue = useSendProfile();
  const update = useUpdateOwnProfile();
  const online = useOnline();
  const [fault, setFault] = useState<unknown>(null);
  const [general, setGeneral] = useState<string | null>(null);

  async function send({ phone, cedula_number, ...body }: Out): Promise<SendResult<Reply>> {
    const { version } = conflict.began();
    const before = valuesOf(profile);
    const isDirect = direct.some((name) => form.getValues(name) !== before[name]);
    if (!isDirect) {
      const given = { body, version, files: images.files, draft: autosave.snapshot() };
      return queue.mutateAsync(given);
    }
    const reply = await update.mutateAsync({
      body: { ...body, phone, cedula_number },
      photos: images.files,
      version,
    });
    if (opened?.waits) await dropItem(opened.id);
    return { state: 'sent', reply };
  }

  function onFailed(error: unknown): void {
    setFault(error);
    if (conflict.takes(error) || showFieldFaults(form, error)) return;
    setGeneral(messageOf(error, 'Error al actualizar el perfil'));
  }

  const submit = form.handleSubmit(
    async (body: Out) => {
      setGeneral(null);
      setFault(null);
      if (sending.progress !== null || images.preparing > 0) return;
      const before = valuesOf(profile);
      if (!online && direct.some((name) => form.getValues(name) !== before[name])) return setGeneral(needsLine);
      void autosave.save(true);
      const result = await sending.send(() => send(body));
      return settleSend(result, { autosave, onFailed, onSent: ({ message }) => onSaved(message), onQueued });
    },
    () => setGeneral(null),
  );
  return {
    form,
    autosave,
    images,
    conflict,
    isSending: sending.progress !== null,
    /** the refusal in words, unless a field shows it */
    general,
    ofImage: isApiError(fault) ? fault.errors[profileFiles.field] : undefined,
    submit,
  };
}

type Out = z.output<typeof providerProfileBody>;
type Reply = ResponseOf<typeof providerProfile.update>;

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

/** The fields of the form as it names them. */
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
});
