import { useMutation } from '@tanstack/react-query';
import { verification } from '@tero/shared/contract/verification';
import { call } from '../../lib/api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { verifySession } from '../../lib/verify-session.ts';

export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) => call(verification.resend, { body: { email } }),
    // verified meanwhile, elsewhere: the badge follows
    onError: (error) => {
      if (isApiError(error, 'already_exists')) void verifySession();
    },
  });
}
