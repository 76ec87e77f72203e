import { forgotPasswordBody } from '@tero/shared/contract/accounts-password-reset';
import { emailPattern } from '@tero/shared/contract/fields';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import Clock from 'lucide-react/icons/clock';
import KeyRound from 'lucide-react/icons/key-round';
import MailCheck from 'lucide-react/icons/mail-check';
import type { FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { Delayed, type DelayedBy } from '../../../common/delivery/Delayed.tsx';
import { EmailField } from '../../../common/person/EmailField.tsx';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { nextPath, useEntryPath } from '../../../lib/navigation/entry-path.ts';
import { keepReturnPath } from '../../../lib/navigation/return-path.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { FlowPage, type FlowStep } from '../../../ui/FlowPage.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { handedEmail } from '../handed-email.ts';
import { useForgotPassword } from './queries.ts';
import { SubmitOrLogin } from './SubmitOrLogin.tsx';
import { TestModeLink } from './TestModeLink.tsx';

const failed = 'Ocurrió un error al procesar tu solicitud. Por favor intenta nuevamente.';

export function ForgotPasswordPage() {
  const { search, state } = useLocation();
  const entry = useEntryPath();
  const forgot = useForgotPassword();
  const form = useZodForm(forgotPasswordBody, { email: typedAddress(state) });
  const submit = form.handleSubmit(
    // the mailed link may open in another tab
    (values) => forgot.mutate(values, { onSuccess: () => keepReturnPath(nextPath(search)) }),
    () => forgot.reset(),
  );
  if (forgot.isSuccess) {
    const resetUrl = forgot.data.testMode ? forgot.data.resetUrl : undefined;
    const { delayed } = forgot.data;
    const ways = { resetUrl, delayed, login: entry('login'), onRetry: forgot.reset };
    return <FlowPage {...sent(forgot.variables.email, ways)} />;
  }
  return (
    <FlowPage
      icon={<KeyRound size={30} aria-hidden="true" />}
      title="¿Olvidaste tu contraseña?"
      text="Escribí el email de tu cuenta y te mandamos un enlace para elegir una nueva."
    >
      <EmailForm form={form} forgot={forgot} onSubmit={submit} />
    </FlowPage>
  );
}

/** Returns the email that the person typed at the login, or '' if it was a username. */
function typedAddress(state: unknown): string {
  const typed = foldIdentifier(handedEmail(state));
  return emailPattern.test(typed) ? typed : '';
}

interface EmailFormProps {
  form: UseFormReturn<{ email: string }>;
  forgot: ReturnType<typeof useForgotPassword>;
  onSubmit: (event: FormEvent) => void;
}

function EmailForm({ form, forgot, onSubmit }: EmailFormProps) {
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <EmailField form={form} name="email" enterKeyHint="send" />
      {forgot.isError && <Refusal error={forgot.error} />}
      <SubmitOrLogin busy={forgot.isPending}>{forgot.isPending ? 'Enviando...' : 'Enviar enlace'}</SubmitOrLogin>
    </form>
  );
}

/** Shows why the reset link could not be sent (rule ACC-19). */
function Refusal({ error }: { error: unknown }) {
  const entry = useEntryPath();
  if (!isApiError(error, 'account_unknown')) return <FormNotice tone="danger">{messageOf(error, failed)}</FormNotice>;
  return (
    <FormNotice tone="danger">
      No encontramos ninguna cuenta asociada a este email.{' '}
      <Link to={entry('register')} className="font-semibold underline underline-offset-2">
        Registrarme
      </Link>
    </FormNotice>
  );
}

interface Ways {
  resetUrl: string | undefined;
  delayed: DelayedBy;
  login: string;
  onRetry: () => void;
}

function sent(email: string, { resetUrl, delayed, login, onRetry }: Ways): FlowStep {
  return {
    icon: delayed ? <Clock size={30} aria-hidden="true" /> : <MailCheck size={30} aria-hidden="true" />,
    tone: delayed ? 'warning' : 'success',
    title: delayed ? 'Tu enlace va a demorar' : 'Revisá tu email',
    text: delayed ? (
      <>
        Vamos a mandar el enlace a <strong className="wrap-anywhere text-ink">{email}</strong>.
      </>
    ) : (
      <>
        Mandamos un enlace a <strong className="wrap-anywhere text-ink">{email}</strong>. Sirve una sola vez y vence en
        1 hora.
      </>
    ),
    children: (
      <>
        {resetUrl && <TestModeLink url={resetUrl} />}
        <Delayed by={delayed} />
        {!delayed && (
          <p className="text-muted">¿No te llegó? Mirá en la carpeta de spam, o probá de nuevo en unos minutos.</p>
        )}
        <Button variant="outline" wide onClick={onRetry}>
          Volver a intentar
        </Button>
        <LinkButton to={login} variant="ghost">
          Volver a iniciar sesión
        </LinkButton>
      </>
    ),
  };
}
