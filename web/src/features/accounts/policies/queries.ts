import { useMutation } from '@tanstack/react-query';
import { accounts } from '@tero/shared/contract/accounts';
import { currentPolicies } from '@tero/shared/rules/policies';
import { call } from '../../../lib/http/api.ts';
import { refreshSession } from '../../../lib/session/session.ts';

/** Accepts the current policies for the signed-in account. */
export function useAcceptPolicies() {
  return useMutation({
    mutationFn: () => call(accounts.acceptPolicies, { body: { accepted_policies: currentPolicies } }),
    onSuccess: refreshSession,
  });
}
