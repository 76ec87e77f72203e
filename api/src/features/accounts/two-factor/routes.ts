import { twoFactor as contract } from '@tero/shared/contract/accounts-two-factor';
import { adminUsers } from '@tero/shared/contract/admin/users';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { begin, confirm, disable, removeOf, renewCodes, stateOf } from './settings.ts';

export function twoFactorRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.state, async ({ caller }) => ({ success, ...(await stateOf(deps, caller)) }));
  bind(app, deps, contract.begin, async ({ body, caller }) => ({
    success,
    ...(await begin(deps, caller, body.password)),
  }));
  bind(app, deps, contract.confirm, async ({ body, caller }) => ({
    success,
    message: 'La verificación en dos pasos está activa. Guardá los códigos de recuperación.',
    recovery_codes: await confirm(deps, caller, body.code),
  }));
  bind(app, deps, contract.renewCodes, async ({ body, caller }) => ({
    success,
    message: 'Guardá los códigos nuevos: los anteriores ya no sirven.',
    recovery_codes: await renewCodes(deps, caller, body.code),
  }));
  bind(app, deps, contract.disable, async ({ body, caller }) => {
    await disable(deps, caller, body);
    return { success, message: 'La verificación en dos pasos quedó desactivada.' };
  });
  bind(app, deps, adminUsers.removeTwoFactor, async ({ params, caller }) => {
    await removeOf(deps, params.id, caller);
    return { success, message: 'Verificación en dos pasos quitada exitosamente' };
  });
}
