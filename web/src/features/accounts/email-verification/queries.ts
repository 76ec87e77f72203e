import { useQuery } from '@tanstack/react-query';
import { emailVerification } from '@tero/shared/contract/accounts-email-verification';
import { call } from '../../../lib/http/api.ts';
import { subject } from '../../../lib/query/subject.ts';
import { verifySession } from '../../../lib/session/verify-session.ts';

const verification = subject('verification').read({
  call: async (_context, token: string) => {
    const reply = await call(emailVerification.verify, { params: { token } });
    // updates the verification badge of the signed-in account
    void verifySession();
    return reply;
  },
  cache: { never: 'a link is used once, and its token is a secret' },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Verifies the email once per link, however often the screen renders. The server accepts the same token again. */
export function useVerification(token: string | null) {
  return useQuery({ ...verification(token ?? ''), enabled: Boolean(token) });
}
