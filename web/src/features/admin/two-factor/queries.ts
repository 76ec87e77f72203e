import { useQuery } from '@tanstack/react-query';
import { twoFactor } from '@tero/shared/contract/accounts-two-factor';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { adminKey } from '../queries.ts';

export function useTwoFactor() {
  return useQuery({
    queryKey: [...adminKey, 'second-step'],
    queryFn: ({ signal }) => call(twoFactor.state, { signal }),
    staleTime: 0,
  });
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
