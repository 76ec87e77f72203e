import { type AdminUser, createUserBody, updateUserBody } from '@tero/shared/contract/admin/users';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { createUser, updateUser } from './queries.ts';
import { UserFields } from './UserFields.tsx';

const blank = { name: '', email: '', username: '', password: '', phone: '', location: '', email_verified: false };

export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm(createUserBody, blank);
  return (
    <FormDialog
      title="Nuevo cliente"
      form={form}
      save={createUser}
      submitLabel="Crear"
      success="Usuario creado exitosamente"
      failure="Error en el registro"
      onClose={onClose}
    >
      <UserFields form={form} isNew />
      <Checkbox label="Email verificado" {...form.register('email_verified')} />
    </FormDialog>
  );
}

export function EditUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const form = useZodForm(updateUserBody, {
    name: user.name,
    email: user.email,
    username: user.username ?? undefined,
    phone: user.phone ?? '',
    location: user.location ?? '',
  });
  return (
    <FormDialog
      title={`Editar a ${user.name}`}
      form={form}
      save={(body) => updateUser(user.id, body)}
      submitLabel="Guardar"
      success="Usuario actualizado exitosamente"
      failure="Error al actualizar usuario"
      onClose={onClose}
    >
      <p className="text-muted text-sm">Con otro email se cierran sus sesiones, y tiene que verificarlo.</p>
      <UserFields form={form} isNew={false} hasUsername={user.username !== null} />
    </FormDialog>
  );
}
