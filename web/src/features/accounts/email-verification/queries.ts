import { useQuery } from '@tanstack/react-query';
import { verification } from '@tero/shared/contract/accounts-email-verification';
import { call } from '../../../lib/http/api.ts';
import { verifySession } from '../../../lib/session/verify-session.ts';

/** One question per link, however often the screen is drawn; the server takes a repeated one for the same. */
export function useVerification(token: string | null) {
  return useQuery({
    queryKey: ['verification', token],
    queryFn: async () => {
      const reply = await call(verification.verify, { params: { token: token ?? '' } });
      // the badge of who is signed in here follows
      void verifySession();
      return reply;
    },
    enabled: Boolean(token),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
