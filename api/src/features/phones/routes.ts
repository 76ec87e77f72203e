import { phoneConfirmation } from '@tero/shared/contract/phone-confirmation';
import { phoneOwners as contract } from '@tero/shared/contract/phone-owners';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { promised } from '../../http/promised.ts';
import { askPhoneCode, confirmPhone } from './confirm.ts';
import { ownersOf } from './owners.ts';

export function phoneRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, phoneConfirmation.ask, async ({ body, caller }) => {
    await askPhoneCode(deps, caller, body);
    return { success, ...(await promised(deps, 'sms', 'Te mandamos un código por SMS.')) };
  });
  bind(app, deps, phoneConfirmation.confirm, async ({ body, caller }) => {
    await confirmPhone(deps, caller.accountId, body);
    return { success };
  });
  bind(app, deps, contract.find, async ({ body, request }) => ({
    success,
    owners: await ownersOf(deps, body.numbers, request.ip),
  }));
}
