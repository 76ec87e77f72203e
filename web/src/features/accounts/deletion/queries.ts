import { useMutation } from '@tanstack/react-query';
import { recovery } from '@tero/shared/contract/accounts-recovery';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { signIn } from '../../../lib/session/session.ts';
import { forgetWaiting, type Waiting } from './waiting.ts';

/** Recovers the account and signs the person in. */
export function useRecover() {
  return useMutation({
    mutationFn: async ({ token, remember }: Waiting) => {
      const reply: ResponseOf<typeof recovery.recover> = await call(recovery.recover, { body: { token, remember } });
      signIn(reply, remember);
      forgetWaiting();
      return reply.userType;
    },
  });
}
