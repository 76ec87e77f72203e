import { useQuery } from '@tanstack/react-query';
import { secondStep } from '@tero/shared/contract/accounts-two-factor';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { adminKey } from '../queries.ts';

export function useSecondStep() {
  return useQuery({
    queryKey: [...adminKey, 'second-step'],
    queryFn: ({ signal }) => call(secondStep.state, { signal }),
    staleTime: 0,
  });
}

export function beginSecondStep(body: GivenBody<typeof secondStep.begin>) {
  return call(secondStep.begin, { body });
}

export function confirmSecondStep(body: GivenBody<typeof secondStep.confirm>) {
  return call(secondStep.confirm, { body });
}

export function renewCodes(body: GivenBody<typeof secondStep.renewCodes>) {
  return call(secondStep.renewCodes, { body });
}

export function disableSecondStep(body: GivenBody<typeof secondStep.disable>) {
  return call(secondStep.disable, { body });
}
