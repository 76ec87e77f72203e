import { useMutation } from '@tanstack/react-query';
import { newPasswords } from '@tero/shared/contract/accounts-new-password';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';

/** Asks the server why it would refuse a new password; returns null if it knows no reason. */
export function useTryPassword() {
  return useMutation({
    mutationFn: async (body: BodyOf<typeof newPasswords.try>) => (await call(newPasswords.try, { body })).fault,
  });
}
