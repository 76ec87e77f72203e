import { useMutation } from '@tanstack/react-query';
import { newPasswords } from '@tero/shared/contract/accounts-new-password';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';

/** Asks why a new password would be refused; null where nothing is known against it. */
export function useTryPassword() {
  return useMutation({
    mutationFn: async (body: BodyOf<typeof newPasswords.try>) => (await call(newPasswords.try, { body })).fault,
  });
}
