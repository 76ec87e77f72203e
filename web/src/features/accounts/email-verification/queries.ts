import { useQuery } from '@tanstack/react-query';
import { emailVerification } from '@tero/shared/contract/accounts-email-verification';
import { call } from '../../../lib/http/api.ts';
import { verifySession } from '../../../lib/session/verify-session.ts';

/** Verifies the email, once per link however often the screen renders; the server accepts the same token again. */
export function useVerification(token: string | null) {
  return useQuery({
    queryKey: ['verification', token],
    queryFn: async () => {
      const reply = await call(emailVerification.verify, { params: { token: token ?? '' } });
      // updates the badge of the account signed in here
      void verifySession();
      return reply;
    },
    enabled: Boolean(token),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
