import { type AdminUser, createUserBody, updateUserBody } from '@tero/shared/contract/admin/users';
import { formWords } from '../../../common/conflict/differences.ts';
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
      success="Cliente creado exitosamente"
      failure="Error en el registro"
      onClose={onClose}
    >
      <UserFields form={form} isNew />
      <Checkbox label="Email verificado" {...form.register('email_verified')} />
    </FormDialog>
  );
}

function valuesOf(user: AdminUser) {
  return {
    name: user.name,
    email: user.email,
    username: user.username ?? undefined,
    phone: user.phone ?? '',
    location: user.location ?? '',
  };
}

const words = formWords<ReturnType<typeof valuesOf>>({
  name: 'Nombre',
  email: 'Email',
  username: 'Nombre de usuario',
  phone: 'Teléfono',
  location: 'Ubicación',
});

export function EditUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const form = useZodForm(updateUserBody, valuesOf(user));
  return (
    <FormDialog
      title={`Editar a ${user.name}`}
      form={form}
      edits={{ row: user, valuesOf, words, what: 'Este cliente' }}
      save={(body, version) => updateUser(user.id, body, version)}
      submitLabel="Guardar"
      success="Cliente actualizado exitosamente"
      failure="Error al actualizar usuario"
      onClose={onClose}
    >
      <p className="text-muted text-sm">
        Si le cambiás el email, cerramos sus sesiones y tiene que verificar el nuevo.
      </p>
      <UserFields form={form} isNew={false} hasUsername={user.username !== null} />
    </FormDialog>
  );
}
