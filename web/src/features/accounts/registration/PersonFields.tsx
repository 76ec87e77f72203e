import { limits } from '@tero/shared/limits';
import { TextField } from '../../../ui/FormFields.tsx';
import type { PersonForm } from './person-form.ts';

/** The fields that every account has. */
export function PersonFields({ form }: { form: PersonForm }) {
  return (
    <>
      <TextField form={form} name="name" label="Nombre" autoComplete="name" maxLength={limits.nameMax} />
      <TextField
        form={form}
        name="username"
        label="Nombre de usuario"
        hint="Al menos 4 caracteres: letras, números, puntos o guiones."
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={limits.usernameMax}
      />
      <TextField
        form={form}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={limits.emailMax}
      />
    </>
  );
}
