import { limits } from '@tero/shared/limits';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '../../ui/FormFields.tsx';

/** The props of a text field. Those that follow from the kind of data have a default. */
type Props<V extends FieldValues, Out> = Omit<ComponentProps<typeof TextField<V, Out>>, 'label'>;

export function NameField<V extends FieldValues, Out>(props: Props<V, Out>) {
  return <TextField label="Nombre" autoComplete="name" maxLength={limits.nameMax} {...props} />;
}

export function UsernameField<V extends FieldValues, Out>(props: Props<V, Out>) {
  return (
    <TextField
      label="Nombre de usuario"
      hint="Te sirve para entrar sin escribir tu email. Lleva 4 caracteres o más: letras, números, puntos o guiones, sin espacios."
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={limits.usernameMax}
      {...props}
    />
  );
}

/** Shows a field for a client's phone: a mobile number in any spelling (rule PHONE-1). */
export function ClientPhoneField<V extends FieldValues, Out>(props: Props<V, Out>) {
  return (
    <TextField
      label="Teléfono"
      hint="Un celular de 9 dígitos, por ejemplo 099 123 456."
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...props}
    />
  );
}

export function AddressField<V extends FieldValues, Out>(props: Props<V, Out>) {
  return (
    <TextField label="Dirección" optional autoComplete="street-address" maxLength={limits.addressMax} {...props} />
  );
}
