import { confirmation as contract } from '@tero/shared/contract/accounts-confirmation';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { confirm } from './service.ts';

export function confirmationRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.confirm, async ({ body, caller }) => {
    await confirm(deps, caller, body);
    return { success, message: 'Listo, ya sabemos que sos vos.' };
  });
}
