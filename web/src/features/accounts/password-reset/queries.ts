import { useMutation, useQuery } from '@tanstack/react-query';
import { passwordReset } from '@tero/shared/contract/accounts-password-reset';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof passwordReset.forgotPassword>) => call(passwordReset.forgotPassword, { body }),
  });
}

/**
 * Checks whether a link is valid, without using it up. Idle unless `wanted`: a link that was just used is no longer
 * valid.
 */
export function useResetLink(token: string | undefined, wanted: boolean) {
  return useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => call(passwordReset.verifyResetToken, { params: { token: token ?? '' } }),
    enabled: wanted && Boolean(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof passwordReset.resetPassword>) => call(passwordReset.resetPassword, { body }),
  });
}
