import { useMutation } from '@tanstack/react-query';
import { accounts } from '@tero/shared/contract/accounts';
import { emailVerification } from '@tero/shared/contract/accounts-email-verification';
import { usernames } from '@tero/shared/contract/accounts-usernames';
import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import { profile } from '@tero/shared/contract/profile';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import { call } from '../../lib/http/api.ts';
import { forgetInvite, keptInvite } from '../../lib/navigation/kept-invite.ts';
import { refreshSession, signIn } from '../../lib/session/session.ts';
import { accepted } from './consent.ts';
import { useAskBack } from './deletion/waiting.ts';
import { UnknownUserType } from './login-notice.ts';

interface Credentials {
  identifier: string;
  password: string;
  remember: boolean;
  /** the two-factor code, after the server has asked for it */
  code?: string;
}

/** Signs the person in, on the server and in this app. The page decides what happens next. */
export function useLogin() {
  const askBack = useAskBack();
  return useMutation({
    mutationFn: async ({ identifier, ...rest }: Credentials) => {
      const body = { identifier: foldIdentifier(identifier), ...rest };
      const reply: ResponseOf<typeof accounts.login> = await call(accounts.login, { body });
      if (!(reply.userType === 'provider' ? reply.provider : reply.user)) throw new UnknownUserType();
      signIn(reply, rest.remember);
    },
    onError: (error, { remember }) => askBack(error, remember),
  });
}

/** Asks the server for a free username made from a name; returns null if there is none. */
export function useFreeUsername() {
  return useMutation({
    mutationFn: async (name: string) => (await call(usernames.suggest, { body: { name } })).username,
  });
}

export function useRegisterClient() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof accounts.registerClient>) =>
      call(accounts.registerClient, { body: { ...body, ...accepted } }),
  });
}

export function useRegisterProvider() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof accounts.registerProvider>) =>
      call(accounts.registerProvider, { body: { ...body, ...accepted, invite: keptInvite() } }),
    onSuccess: forgetInvite,
  });
}

/** Turns a client's account into a provider's, and updates the session, which stays open. */
export function useBecomeProvider() {
  return useMutation({
    mutationFn: async (body: BodyOf<typeof profile.becomeProvider>) => {
      const reply: ResponseOf<typeof profile.becomeProvider> = await call(profile.becomeProvider, {
        body: { ...body, ...accepted, invite: keptInvite() },
      });
      forgetInvite();
      refreshSession(reply);
      return reply;
    },
  });
}

/** Corrects the address of an account that cannot sign in before it is verified (rule ACC-41). */
export function useCorrectAddress() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof emailVerification.correct>) => call(emailVerification.correct, { body }),
  });
}
