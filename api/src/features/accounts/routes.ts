import { accounts as contract } from '@tero/shared/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../http/bind.ts';
import type { Deps } from '../../deps/deps.ts';
import { checkPassword, registerClient, registerProvider } from './service.ts';
import { sessionReply } from './sessions/view.ts';
import * as sessions from './sessions/repository.ts';
import { signIn } from './sign-in/sign-in.ts';

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.verify, async ({ caller }) => ({
    success: true as const,
    ...(await sessionReply(deps, caller.accountId)),
  }));

  bind(app, contract.login, async ({ body, request }) => {
    const account = await checkPassword(deps, body, request.ip);
    return signIn(deps, account, { remember: body.remember ?? false, request });
  });

  bind(app, contract.logout, async ({ caller }) => {
    if (caller) await sessions.remove(deps.db, caller.sessionId);
    return { success: true as const };
  });

  bind(app, contract.registerClient, async ({ body }) => {
    await registerClient(deps, body);
    return { success: true as const, message: 'Registro exitoso. Ya puedes iniciar sesión.' };
  });

  bind(app, contract.registerProvider, async ({ body }) => {
    await registerProvider(deps, body);
    return { success: true as const, message: 'Registro exitoso. Ya puedes iniciar sesión.' };
  });
}
