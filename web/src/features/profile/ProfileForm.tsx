import { zodResolver } from '@hookform/resolvers/zod';
import type { SessionAccount } from '@tero/shared/contract/accounts';
import { clientProfileBody } from '@tero/shared/contract/profile';
import { useEffect } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { ApiError } from '../../lib/http/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { OwnEmail } from '../../parts/account/OwnEmail.tsx';
import { LeaveGuard } from '../../parts/form/LeaveGuard.tsx';
import { AddressField, ClientPhoneField, NameField } from '../../parts/person/PersonTextFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { useUpdateProfile } from './queries.ts';

interface ProfileFormProps {
  account: SessionAccount;
  onSaved: () => void;
  onCancel: () => void;
}

export function ProfileForm({ account, onSaved, onCancel }: ProfileFormProps) {
  const update = useUpdateProfile();
  const form = useForm({
    resolver: zodResolver(clientProfileBody),
    reValidateMode: 'onSubmit',
    defaultValues: { name: account.name, phone: account.phone ?? '', address: account.address ?? '' },
  });
  const { setFocus, setError } = form;
  useEffect(() => setFocus('name'), [setFocus]);

  const submit = form.handleSubmit(
    (values) =>
      update.mutate(values, {
        onSuccess: onSaved,
        onError: (error) => {
          for (const [name, message] of Object.entries(error instanceof ApiError ? error.errors : {})) {
            if (name in values) setError(name as FieldPath<typeof values>, { type: 'server', message });
          }
        },
      }),
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
      {update.isError && <FormNotice tone="danger">{messageOf(update.error, 'Error al actualizar perfil')}</FormNotice>}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" variant="accent" busy={update.isPending}>
          {update.isPending ? 'Guardando...' : 'Guardar'}
        </Button>
      </div>
    </form>
  );
}
