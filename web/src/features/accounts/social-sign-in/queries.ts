import { useMutation, useQuery } from '@tanstack/react-query';
import { socialSignIn } from '@tero/shared/contract/accounts-social-sign-in';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { hour } from '@tero/shared/rules/time/durations';
import { isOwnDevice } from '../../../lib/device/platform.ts';
import { call } from '../../../lib/http/api.ts';
import { subject } from '../../../lib/query/subject.ts';
import { signIn } from '../../../lib/session/session.ts';
import { useAskBack } from '../deletion/waiting.ts';
import { UnknownUserType } from './handed-over.ts';

/** Exchanges the one-time code for a session, and signs the person in. */
export function useExchange() {
  const askBack = useAskBack();
  return useMutation({
    mutationFn: async (code: string) => {
      const remember = isOwnDevice();
      const reply: ResponseOf<typeof socialSignIn.exchange> = await call(socialSignIn.exchange, {
        body: { code, ...(remember && { remember }) },
      });
      if (!(reply.userType === 'provider' ? reply.provider : reply.user)) throw new UnknownUserType();
      signIn(reply, remember);
    },
    onError: (error) => askBack(error, isOwnDevice()),
  });
}

const signInWays = subject('sign-in-ways').read({
  call: async ({ signal }) => (await call(socialSignIn.ways, { signal })).providers,
  cache: { never: 'without signal nobody signs in' },
  staleTime: hour,
});

/** Reads the providers that people can sign in with (rule SES-89). */
export function useSignInWays() {
  return useQuery(signInWays());
}
