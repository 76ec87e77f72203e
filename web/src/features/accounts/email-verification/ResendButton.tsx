import { Delayed } from '../../../common/delivery/Delayed.tsx';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button, type ButtonProps } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { useResendVerification } from './resend-queries.ts';

const resent = 'Email de verificación reenviado. Revisa tu bandeja de entrada.';

export interface ResendProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** the text for errors that have no message from the server */
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
      <ResendOutcome resend={resend} failure={failure} />
    </div>
  );
}

/** Shows whether the verification email was sent again. */
export function ResendOutcome({
  resend,
  failure,
}: {
  resend: ReturnType<typeof useResendVerification>;
  failure: string;
}) {
  if (resend.data?.delayed) return <Delayed by={resend.data.delayed} />;
  if (resend.isSuccess) return <FormNotice tone="success">{resend.data.message ?? resent}</FormNotice>;
  if (resend.isError) return <FormNotice tone="danger">{messageOf(resend.error, failure)}</FormNotice>;
  return null;
}
