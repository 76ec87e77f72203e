import { limits } from '@tero/shared/limits';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { PasswordField, TextField, type TextPath } from '../../../ui/FormFields.tsx';

interface UserFieldsProps<V extends FieldValues, Out> {
  form: UseFormReturn<V, unknown, Out>;
  isNew: boolean;
  /** accounts from social sign-in have no username until they choose one */
  hasUsername?: boolean;
}

/** The fields for creating and editing a client. */
export function UserFields<V extends FieldValues, Out>(props: UserFieldsProps<V, Out>) {
  const { form, isNew, hasUsername = true } = props;
  const common = (name: string) => ({ form, name: name as TextPath<V>, autoComplete: 'off' });
  return (
    <>
      <TextField {...common('name')} label="Nombre" maxLength={limits.nameMax} />
      <TextField {...common('email')} label="Email" type="email" inputMode="email" maxLength={limits.emailMax} />
      {hasUsername && (
        <TextField
          {...common('username')}
          label="Nombre de usuario"
          hint="Al menos 4 caracteres: letras, números, puntos o guiones."
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.usernameMax}
        />
      )}
      {isNew && <PasswordField form={form} name={'password' as TextPath<V>} label="Contraseña" />}
      <TextField
        {...common('phone')}
        label="Teléfono"
        optional
        hint="9 dígitos, por ejemplo 099 123 456."
        type="tel"
        inputMode="tel"
      />
      <TextField {...common('location')} label="Ubicación" optional maxLength={limits.addressMax} />
    </>
  );
}
