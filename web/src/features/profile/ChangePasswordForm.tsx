import { changePasswordBody } from '@tero/shared/contract/profile';
import { limits } from '@tero/shared/limits';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { NeedsLine } from '../../common/form/NeedsLine.tsx';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import { useGoBack } from '../../lib/navigation/go-back.ts';
import { useAccount, useSession } from '../../lib/session/session.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/FormFields.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { NewPasswordField } from '../accounts/password/NewPasswordField.tsx';
import { passwordHint } from '../accounts/password/password-hint.ts';
import { isRefusedPassword, showRefusedPassword } from '../accounts/password/refused-password.ts';
import { changePasswordFault } from './change-password-fault.ts';
import { useChangePassword } from './queries.ts';

const schema = changePasswordBody
  .safeExtend({ confirmPassword: z.string().min(1, 'Confirma tu nueva contraseña').normalize('NFC') })
  .refine((given) => given.newPassword === given.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Las contraseñas no coinciden',
  });

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };
const changed = 'Cambiaste tu contraseña. Vas a tener que iniciar sesión de nuevo.';

export function ChangePasswordForm() {
  const account = useAccount();
  const isAdmin = useSession(({ role }) => role === 'admin');
  const goBack = useGoBack();
  const change = useChangePassword();
  const form = useZodForm(schema, blank);
  const submit = form.handleSubmit(
    ({ currentPassword, newPassword }) =>
      change.mutate(
        { currentPassword, newPassword },
        {
          onSuccess: () => form.reset(blank),
          onError: (error) => showRefusedPassword(form, error) || form.setFocus('currentPassword'),
        },
      ),
    () => change.reset(),
  );
  const isDone = change.isSuccess;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <NeedsLine why="cambiar la contraseña, porque nunca la guardamos en este dispositivo." />
      {/* tells a password manager whose password is being changed */}
      <input type="text" name="username" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
      <PasswordField
        form={form}
        name="currentPassword"
        label="Contraseña actual"
        autoComplete="current-password"
        hint={
          <>
            ¿No la recordás, o entraste con Google o Facebook?{' '}
            <Link to={entryPath('forgot')} className="font-semibold text-link underline underline-offset-2">
              Pedí un enlace por email
            </Link>
          </>
        }
      />
      <NewPasswordField
        form={form}
        name="newPassword"
        repetition="confirmPassword"
        owner={account}
        label="Nueva contraseña"
        hint={passwordHint(isAdmin ? limits.passwordAdminMin : limits.passwordMin)}
      />
      <PasswordField form={form} name="confirmPassword" label="Confirmá la nueva contraseña" />
      {change.isError && !isRefusedPassword(change.error) && (
        <FormNotice tone="danger">{changePasswordFault(change.error)}</FormNotice>
      )}
      {isDone && <FormNotice tone="success">{change.data.message ?? changed}</FormNotice>}
      <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="outline" onClick={goBack}>
          Cancelar
        </Button>
        <Button type="submit" busy={change.isPending || isDone}>
          {change.isPending ? 'Guardando...' : 'Cambiar contraseña'}
        </Button>
      </div>
    </form>
  );
}
