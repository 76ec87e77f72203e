import { useMutation, useQuery } from '@tanstack/react-query';
import { passwordReset } from '@tero/shared/contract/accounts-password-reset';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { subject } from '../../../lib/query/subject.ts';

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof passwordReset.forgotPassword>) => call(passwordReset.forgotPassword, { body }),
  });
}

const resetLink = subject('reset-link').read({
  call: (_context, token: string) => call(passwordReset.verifyResetToken, { params: { token } }),
  cache: { never: 'a link is used once, and its token is a secret' },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/**
 * Checks whether a link is valid, without using it up. Does nothing unless `wanted`, because a link that was just used
 * is no longer valid.
 */
export function useResetLink(token: string | undefined, wanted: boolean) {
  return useQuery({ ...resetLink(token ?? ''), enabled: wanted && Boolean(token) });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof passwordReset.resetPassword>) => call(passwordReset.resetPassword, { body }),
  });
}
