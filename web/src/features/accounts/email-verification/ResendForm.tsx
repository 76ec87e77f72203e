import { resendVerificationBody } from '@tero/shared/contract/accounts-email-verification';
import { EmailField } from '../../../common/person/EmailField.tsx';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { ResendOutcome, type ResendProps } from './ResendButton.tsx';
import { useResendVerification } from './resend-queries.ts';

/**
 * Sends the verification email again after asking for the address. It renders a form, so never put it inside another
 * form.
 */
export function ResendForm({ failure, variant = 'primary' }: ResendProps) {
  const resend = useResendVerification();
  const form = useZodForm(resendVerificationBody, { email: '' });
  return (
    <form onSubmit={form.handleSubmit(({ email }) => resend.mutate(email))} noValidate className="flex flex-col gap-4">
      <EmailField form={form} name="email" hint="El de tu cuenta: ahí te mandamos el enlace." />
      <ResendOutcome resend={resend} failure={failure} />
      <Button type="submit" variant={variant} busy={resend.isPending} wide>
        {resend.isPending ? 'Reenviando...' : 'Reenviar email de verificación'}
      </Button>
    </form>
  );
}
