import { zodResolver } from '@hookform/resolvers/zod';
import { createUserBody } from '@tero/shared/contract/admin/users';
import { limits } from '@tero/shared/limits';
import { useForm } from 'react-hook-form';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { PasswordField, TextField } from '../../../ui/FormFields.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { createUser } from './queries.ts';

const blank = { name: '', email: '', username: '', password: '', phone: '', location: '', email_verified: false };

export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(createUserBody), reValidateMode: 'onSubmit', defaultValues: blank });
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
      <TextField form={form} name="name" label="Nombre" autoComplete="off" maxLength={limits.nameMax} />
      <TextField
        form={form}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={limits.emailMax}
      />
      <TextField
        form={form}
        name="username"
        label="Nombre de usuario"
        hint="Al menos 4 caracteres: letras, números, puntos o guiones."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.usernameMax}
      />
      <PasswordField form={form} name="password" label="Contraseña" />
      <TextField
        form={form}
        name="phone"
        label="Teléfono"
        optional
        hint="9 dígitos, por ejemplo 099 123 456."
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="location"
        label="Ubicación"
        optional
        autoComplete="off"
        maxLength={limits.addressMax}
      />
      <Checkbox label="Email verificado" {...form.register('email_verified')} />
    </FormDialog>
  );
}
