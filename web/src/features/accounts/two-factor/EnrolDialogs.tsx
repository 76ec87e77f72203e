import { beginTwoFactorBody, twoFactorCodeBody } from '@tero/shared/contract/accounts-two-factor';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { PasswordField } from '../../../ui/FormFields.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { CodeField } from './CodeField.tsx';
import { beginTwoFactor, confirmTwoFactor } from './queries.ts';
import { StepDialog } from './StepDialog.tsx';

export interface Secret {
  secret: string;
  uri: string;
}

interface PasswordDialogProps {
  onSecret: (made: Secret) => void;
  onClose: () => void;
}

/** Asks for the password, so that a stranger at an open screen cannot turn on two-factor authentication. */
export function PasswordDialog({ onSecret, onClose }: PasswordDialogProps) {
  const form = useZodForm(beginTwoFactorBody, { password: '' });
  return (
    <StepDialog
      title="Activar la verificación en dos pasos"
      form={form}
      first="password"
      step={beginTwoFactor}
      onDone={onSecret}
      submitLabel="Continuar"
      busyLabel="Comprobando..."
      onClose={onClose}
    >
      <PasswordField form={form} name="password" label="Tu contraseña actual" autoComplete="current-password" />
    </StepDialog>
  );
}

interface QrDialogProps {
  made: Secret;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Shows the QR code, and turns on two-factor authentication once a code from the app is entered. */
export function QrDialog({ made, onCodes, onClose }: QrDialogProps) {
  const form = useZodForm(twoFactorCodeBody, { code: '' });
  return (
    <StepDialog
      title="Escaneá el código QR"
      form={form}
      first="code"
      step={confirmTwoFactor}
      onDone={({ recovery_codes }) => onCodes(recovery_codes)}
      submitLabel="Activar"
      busyLabel="Activando..."
      success="La verificación en dos pasos está activa"
      onClose={onClose}
    >
      <p>Abrí tu aplicación de autenticación (por ejemplo Google Authenticator, Aegis o 1Password) y escaneá esto:</p>
      <div className="self-center">
        <QrCode text={made.uri} label="Código QR para tu aplicación de autenticación" />
      </div>
      <p className="text-muted text-sm">
        Si no podés escanearlo, escribí esta clave en la aplicación:{' '}
        <code className="select-all font-semibold text-ink wrap-anywhere">{grouped(made.secret)}</code>
      </p>
      <CodeField form={form} hint="Los 6 dígitos que muestra la aplicación." />
    </StepDialog>
  );
}

/** Groups a secret in blocks of four, so that it is easier to copy by hand. Authenticator apps ignore the spaces. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
