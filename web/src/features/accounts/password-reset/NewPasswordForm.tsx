import { newPassword } from '@tero/shared/contract/accounts-password-reset';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { ApiError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import { readReturnPlace } from '../../../lib/navigation/return-path.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { PasswordField } from '../../../ui/FormFields.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { passwordHint } from '../password/password-hint.ts';
import { isRefusedPassword, showRefusedPassword } from '../password/refused-password.ts';
import { SubmitOrLogin } from './SubmitOrLogin.tsx';

const schema = z
  .object({ newPassword, confirmPassword: z.string().normalize('NFC') })
  .refine((given) => given.newPassword === given.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Las contraseñas no coinciden.',
  });

interface NewPasswordFormProps {
  minLength: number;
  sending: { isPending: boolean; isError: boolean; error: unknown; reset: () => void };
  /** sends the new password; `onError` is called with the error if that fails */
  onSubmit: (newPassword: string, onError: (error: unknown) => void) => void;
}

export function NewPasswordForm({ minLength, sending, onSubmit }: NewPasswordFormProps) {
  const form = useZodForm(schema, { newPassword: '', confirmPassword: '' });
  const submit = form.handleSubmit(
    (values) => onSubmit(values.newPassword, (error) => showRefusedPassword(form, error)),
    () => sending.reset(),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <NewPasswordField
        form={form}
        name="newPassword"
        repetition="confirmPassword"
        label="Nueva contraseña"
        hint={passwordHint(minLength)}
      />
      <PasswordField form={form} name="confirmPassword" label="Repetí la contraseña" />
      {sending.isError && !isRefusedPassword(sending.error) && <Refusal error={sending.error} />}
      <SubmitOrLogin busy={sending.isPending}>
        {sending.isPending ? 'Guardando...' : 'Cambiar contraseña'}
      </SubmitOrLogin>
    </form>
  );
}

/** Shows why the password could not be reset (rule ACC-18). */
function Refusal({ error }: { error: unknown }) {
  if (error instanceof ApiError && error.status === 400) {
    return (
      <FormNotice tone="danger">
        {error.message || 'El enlace ha expirado o es inválido.'}{' '}
        <Link to={entryPath('forgot', readReturnPlace())} className="font-semibold underline underline-offset-2">
          Solicitar nuevo enlace
        </Link>
      </FormNotice>
    );
  }
  const failed = 'Ocurrió un error al restablecer tu contraseña. Por favor intenta nuevamente.';
  return <FormNotice tone="danger">{messageOf(error, failed)}</FormNotice>;
}
