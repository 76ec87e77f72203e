import { newPasswords as contract } from '@tero/shared/contract/accounts-new-password';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind } from '../../../http/bind.ts';
import { success } from '../../../http/success.ts';
import { accountReply } from '../view.ts';
import { knownFault } from './new-password.ts';

export function newPasswordRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.try, async ({ body: { password, ...given }, caller }) => {
    const own = caller ? (await accountReply(deps, caller.accountId))?.account : undefined;
    const owner = own ?? { ...given, role: 'user', name: given.name ?? '', email: given.email ?? '' };
    return { success, fault: knownFault(password, owner) };
  });
}
