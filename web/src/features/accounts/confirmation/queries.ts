import { useMutation } from '@tanstack/react-query';
import { confirmation } from '@tero/shared/contract/accounts-confirmation';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';

/** Confirms with the password who is there, before something that does lasting harm (rule SES-24). */
export function useConfirmIdentity() {
  return useMutation({
    mutationFn: (body: GivenBody<typeof confirmation.confirm>) => call(confirmation.confirm, { body }),
  });
}
