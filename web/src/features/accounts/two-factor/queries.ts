import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { twoFactor } from '@tero/shared/contract/accounts-two-factor';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { subject } from '../../../lib/query/subject.ts';

const twoFactorState = subject('two-factor').read({
  call: ({ signal }) => call(twoFactor.state, { signal }),
  cache: { never: 'how an account is protected is nothing to leave on a device' },
  staleTime: 0,
});

/** Reads the account's own two-factor authentication. Every tab of the panel shows a reminder until it is set up. */
export function useTwoFactor() {
  return useQuery(twoFactorState());
}

/**
 * Sends a step of two-factor authentication. It then fetches all queries again, because other sessions have ended and
 * the panel opens to an administrator who was late.
 */
export function useTwoFactorStep<Given, Reply>(step: (given: Given) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: step, onSuccess: () => client.invalidateQueries() });
}

export function beginTwoFactor(body: GivenBody<typeof twoFactor.begin>) {
  return call(twoFactor.begin, { body });
}

export function confirmTwoFactor(body: GivenBody<typeof twoFactor.confirm>) {
  return call(twoFactor.confirm, { body });
}

export function renewCodes(body: GivenBody<typeof twoFactor.renewCodes>) {
  return call(twoFactor.renewCodes, { body });
}

export function disableTwoFactor(body: GivenBody<typeof twoFactor.disable>) {
  return call(twoFactor.disable, { body });
}
