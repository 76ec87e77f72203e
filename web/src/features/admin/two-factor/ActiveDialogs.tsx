import { disableTwoFactorBody, twoFactorCodeBody } from '@tero/shared/contract/accounts-two-factor';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { PasswordField } from '../../../ui/FormFields.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { CodeField } from './CodeField.tsx';
import { disableTwoFactor, renewCodes } from './queries.ts';

const either = 'De tu aplicación de autenticación, o un código de recuperación.';

interface RenewDialogProps {
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

export function RenewDialog({ onCodes, onClose }: RenewDialogProps) {
  const form = useZodForm(twoFactorCodeBody, { code: '' });
  return (
    <FormDialog
      title="Códigos de recuperación nuevos"
      form={form}
      save={renewCodes}
      onSaved={({ recovery_codes }) => onCodes(recovery_codes)}
      submitLabel="Generar"
      busyLabel="Generando..."
      failure="Error al procesar la acción"
      onClose={onClose}
    >
      <p>Los códigos que tenés ahora dejan de servir.</p>
      <CodeField form={form} hint={either} />
    </FormDialog>
  );
}

export function DisableDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm(disableTwoFactorBody, { password: '', code: '' });
  return (
    <FormDialog
      title="Desactivar la verificación en dos pasos"
      form={form}
      save={disableTwoFactor}
      submitLabel="Desactivar"
      busyLabel="Desactivando..."
      success="La verificación en dos pasos quedó desactivada"
      failure="Error al procesar la acción"
      onClose={onClose}
    >
      <PasswordField form={form} name="password" label="Tu contraseña actual" autoComplete="current-password" />
      <CodeField form={form} hint={either} />
    </FormDialog>
  );
}
