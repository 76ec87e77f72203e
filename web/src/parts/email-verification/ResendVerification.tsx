import { resendVerificationBody } from '@tero/shared/contract/accounts-email-verification';
import { messageOf } from '../../lib/http/messages.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { EmailField } from '../person/EmailField.tsx';
import { useResendVerification } from './queries.ts';

const resent = 'Email de verificación reenviado. Revisa tu bandeja de entrada.';

interface ResendProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** text of the screen for errors without a message of the server */
  failure: string;
}

/** Sends the verification email again to a known address. */
export function ResendButton({ email, failure, variant = 'outline', size }: ResendProps & { email: string }) {
  const resend = useResendVerification();
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant={variant} size={size} busy={resend.isPending} onClick={() => resend.mutate(email)}>
        {resend.isPending ? 'Reenviando...' : 'Reenviar email de verificación'}
      </Button>
      <Outcome resend={resend} failure={failure} />
    </div>
  );
}

/** Sends the verification email again after asking for the address. A form: never put it inside another one. */
export function ResendForm({ failure, variant = 'primary' }: ResendProps) {
  const resend = useResendVerification();
  const form = useZodForm(resendVerificationBody, { email: '' });
  return (
    <form onSubmit={form.handleSubmit(({ email }) => resend.mutate(email))} noValidate className="flex flex-col gap-4">
      <EmailField form={form} name="email" hint="El de tu cuenta: ahí te mandamos el enlace." />
      <Outcome resend={resend} failure={failure} />
      <Button type="submit" variant={variant} busy={resend.isPending} wide>
        {resend.isPending ? 'Reenviando...' : 'Reenviar email de verificación'}
      </Button>
    </form>
  );
}

function Outcome({ resend, failure }: { resend: ReturnType<typeof useResendVerification>; failure: string }) {
  if (resend.isSuccess) return <FormNotice tone="success">{resend.data.message ?? resent}</FormNotice>;
  if (resend.isError) return <FormNotice tone="danger">{messageOf(resend.error, failure)}</FormNotice>;
  return null;
}
