import type { SessionAccount } from '@tero/shared/contract/accounts';
import { clientProfileBody } from '@tero/shared/contract/profile';
import { useEffect } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { ConflictPanel } from '../../common/conflict/ConflictPanel.tsx';
import { formWords } from '../../common/conflict/differences.ts';
import { useConflict } from '../../common/conflict/use-conflict.ts';
import { LeaveGuard } from '../../common/form/LeaveGuard.tsx';
import { AddressField, ClientPhoneField, NameField } from '../../common/person/PersonTextFields.tsx';
import { cleaningResolver } from '../../lib/cleaning-resolver.ts';
import { ApiError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { OwnEmail } from '../accounts/settings/OwnEmail.tsx';
import { useUpdateProfile } from './queries.ts';

interface ProfileFormProps {
  account: SessionAccount;
  onSaved: () => void;
  onCancel: () => void;
}

function valuesOf({ name, phone, address }: SessionAccount) {
  return { name, phone: phone ?? '', address: address ?? '' };
}

const words = formWords<ReturnType<typeof valuesOf>>({ name: 'Nombre', phone: 'Teléfono', address: 'Dirección' });

export function ProfileForm({ account, onSaved, onCancel }: ProfileFormProps) {
  const update = useUpdateProfile();
  const form = useForm({
    resolver: cleaningResolver(clientProfileBody),
    reValidateMode: 'onSubmit',
    defaultValues: valuesOf(account),
  });
  const { setFocus, setError } = form;
  useEffect(() => setFocus('name'), [setFocus]);

  const { conflict, ...edit } = useConflict({
    form,
    shown: account,
    fields: valuesOf,
    words,
    submit: () => void submit(),
  });
  const submit = form.handleSubmit(
    (body) =>
      update.mutate(
        { body, version: edit.began().version },
        {
          onSuccess: onSaved,
          onError: (error) => {
            if (edit.takes(error)) return update.reset();
            for (const [name, message] of Object.entries(error instanceof ApiError ? error.errors : {})) {
              if (name in body) setError(name as FieldPath<typeof body>, { type: 'server', message });
            }
          },
        },
      ),
    () => update.reset(),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField form={form} name="name" />
        <OwnEmail email={account.email} />
        <ClientPhoneField form={form} name="phone" optional />
        <AddressField form={form} name="address" />
      </div>
      <LeaveGuard when={form.formState.isDirty && !update.isSuccess} />
      {conflict && <ConflictPanel {...conflict} what="Tu perfil" />}
      {update.isError && <FormNotice tone="danger">{messageOf(update.error, 'Error al actualizar perfil')}</FormNotice>}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={update.isPending}>
          {update.isPending ? 'Guardando...' : 'Guardar'}
        </Button>
      </div>
    </form>
  );
}
