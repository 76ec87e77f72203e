import { confirmBody } from '@tero/shared/contract/accounts-confirmation';
import type { ConfirmationWays } from '@tero/shared/errors';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { showFaults } from '../../../lib/http/field-faults.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import { keepReturnPath } from '../../../lib/navigation/return-path.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PasswordField, TextField } from '../../../ui/FormFields.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { useConfirmIdentity } from './queries.ts';

interface ConfirmIdentityDialogProps {
  ways: ConfirmationWays;
  onAnswer: (isConfirmed: boolean) => void;
}

const title = 'Confirmá que sos vos';

/**
 * Asks for the password before an action with which a stranger could do lasting harm (rule SES-24). Accounts without a
 * password sign in again instead.
 */
export function ConfirmIdentityDialog(props: ConfirmIdentityDialogProps) {
  return props.ways.password ? <ByPassword {...props} /> : <BySignIn {...props} />;
}

function ByPassword({ ways, onAnswer }: ConfirmIdentityDialogProps) {
  const id = useId();
  const account = useAccount();
  const form = useZodForm(confirmBody, { password: '', code: '' });
  const sending = useConfirmIdentity();
  const submit = form.handleSubmit(
    ({ password, code }) => {
      if (sending.isPending) return;
      sending.mutate(
        { password, ...(code && { code }) },
        { onSuccess: () => onAnswer(true), onError: (error) => showFaults(form, faultsOf(error)) },
      );
    },
    () => sending.reset(),
  );
  const isGeneral = sending.isError && Object.keys(faultsOf(sending.error)).length === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending.isPending && onAnswer(false)}
      focusFirst={() => form.setFocus('password')}
      size="sm"
      title={title}
      description="Por seguridad, escribí tu contraseña. No te la pedimos de nuevo por 15 minutos."
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)} disabled={sending.isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={id} busy={sending.isPending}>
            {sending.isPending ? 'Confirmando...' : 'Confirmar'}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {/* tells a password manager whose password the form needs */}
        <input type="text" name="username" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
        <PasswordField form={form} name="password" label="Contraseña" autoComplete="current-password" />
        {ways.code && (
          <TextField
            form={form}
            name="code"
            label="Código"
            hint="Los 6 dígitos de tu aplicación de autenticación, o un código de recuperación."
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        )}
        {isGeneral && (
          <FormNotice tone="danger">
            {messageOf(sending.error, 'No pudimos confirmar que sos vos. Probá de nuevo.')}
          </FormNotice>
        )}
        <Providers ways={ways} lead="O entrá de nuevo:" />
      </form>
    </Dialog>
  );
}

/** Returns the texts of the faults, by field. The server names no field for errors about the code. */
function faultsOf(error: unknown): Record<string, string> {
  if (isApiError(error, 'bad_credentials')) return { password: 'La contraseña es incorrecta' };
  if (isApiError(error, 'second_step_required') || isApiError(error, 'second_step_wrong')) {
    return { code: error.message };
  }
  return isApiError(error, 'validation_failed') ? error.errors : {};
}

function BySignIn({ ways, onAnswer }: ConfirmIdentityDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      size="sm"
      title={title}
      description="Tu cuenta no tiene contraseña. Por seguridad, entrá de nuevo y después repetí el cambio en esta página."
      footer={
        <Button variant="outline" onClick={() => onAnswer(false)}>
          Cancelar
        </Button>
      }
    >
      <Providers ways={ways} lead="" />
      <p className="mt-4 text-muted text-sm">
        También podés{' '}
        <Link
          to={entryPath('forgot', window.location)}
          onClick={() => onAnswer(false)}
          className="font-semibold text-link underline underline-offset-2"
        >
          elegir una contraseña
        </Link>
        .
      </p>
    </Dialog>
  );
}

const names: Record<string, string> = { google: 'Google', facebook: 'Facebook' };

/**
 * Shows links to the sign-in providers. They navigate the whole page: the server redirects to the provider, and the
 * sign-in returns to this screen.
 */
function Providers({ ways, lead }: { ways: ConfirmationWays; lead: string }) {
  const known = ways.providers.filter((provider) => names[provider]);
  if (known.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {lead && <p className="text-muted text-sm">{lead}</p>}
      {known.map((provider) => (
        <a
          key={provider}
          href={provider === 'google' ? '/api/auth/google' : '/api/auth/facebook'}
          onClick={() => keepReturnPath(window.location.pathname + window.location.search)}
          className={buttonStyle({ variant: 'outline' })}
        >
          Continuar con {names[provider]}
        </a>
      ))}
    </div>
  );
}
