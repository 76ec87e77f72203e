import { disableTwoFactorBody, twoFactorCodeBody } from '@tero/shared/contract/accounts-two-factor';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { PasswordField } from '../../../ui/FormFields.tsx';
import { CodeField } from './CodeField.tsx';
import { disableTwoFactor, renewCodes } from './queries.ts';
import { StepDialog } from './StepDialog.tsx';

const either = 'Los 6 dígitos de tu aplicación de autenticación, o un código de recuperación.';

interface RenewDialogProps {
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

export function RenewDialog({ onCodes, onClose }: RenewDialogProps) {
  const form = useZodForm(twoFactorCodeBody, { code: '' });
  return (
    <StepDialog
      title="Códigos de recuperación nuevos"
      form={form}
      first="code"
      step={renewCodes}
      onDone={({ recovery_codes }) => onCodes(recovery_codes)}
      submitLabel="Generar"
      busyLabel="Generando..."
      onClose={onClose}
    >
      <p>Los códigos que tenés ahora dejan de servir.</p>
      <CodeField form={form} hint={either} />
    </StepDialog>
  );
}

export function DisableDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm(disableTwoFactorBody, { password: '', code: '' });
  return (
    <StepDialog
      title="Desactivar la verificación en dos pasos"
      form={form}
      first="password"
      step={disableTwoFactor}
      onDone={onClose}
      submitLabel="Desactivar"
      busyLabel="Desactivando..."
      success="La verificación en dos pasos quedó desactivada"
      onClose={onClose}
    >
      <PasswordField form={form} name="password" label="Tu contraseña actual" autoComplete="current-password" />
      <CodeField form={form} hint={either} />
    </StepDialog>
  );
}
