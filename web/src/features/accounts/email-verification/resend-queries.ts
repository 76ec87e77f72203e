import { useMutation } from '@tanstack/react-query';
import { emailVerification } from '@tero/shared/contract/accounts-email-verification';
import { call } from '../../../lib/http/api.ts';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { verifySession } from '../../../lib/session/verify-session.ts';

export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) => call(emailVerification.resend, { body: { email } }),
    // the email was verified elsewhere in the meantime, so the badge must be updated
    onError: (error) => {
      if (isApiError(error, 'already_exists')) void verifySession();
    },
  });
}
