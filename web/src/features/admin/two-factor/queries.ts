import { twoFactor } from '@tero/shared/contract/accounts-two-factor';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';

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
