import { zodResolver } from '@hookform/resolvers/zod';
import type { SessionAccount } from '@tero/shared/contract/accounts';
import { clientProfileBody } from '@tero/shared/contract/profile';
import { limits } from '@tero/shared/limits';
import { useEffect } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { ApiError } from '../../lib/http/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextField } from '../../ui/FormFields.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
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
        <TextField form={form} name="name" label="Nombre" autoComplete="name" maxLength={limits.nameMax} />
        <Field label="Email" hint="No se puede cambiar.">
          <TextInput type="email" value={account.email} readOnly />
        </Field>
        <TextField
          form={form}
          name="phone"
          label="Teléfono"
          optional
          hint="9 dígitos, por ejemplo 099 123 456."
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
        <TextField
          form={form}
          name="address"
          label="Dirección"
          optional
          autoComplete="street-address"
          maxLength={limits.addressMax}
        />
      </div>
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
