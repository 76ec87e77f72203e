import { accounts as contract } from '@tero/shared/contract/accounts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { acceptPolicies } from '../registration/service.ts';
import { useCookies } from '../sessions/device-cookie.ts';
import { endSession } from '../sessions/end.ts';
import { sessionReply } from '../view.ts';
import { checkPassword } from './service.ts';
import { signIn } from './sign-in.ts';

export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.verify, async ({ caller }) => ({
    success,
    ...(await sessionReply(deps, caller.accountId)),
  }));

  bind(app, deps, contract.acceptPolicies, async ({ caller, body }) => {
    await acceptPolicies(deps, caller.accountId, body.accepted_policies);
    return { success, ...(await sessionReply(deps, caller.accountId)) };
  });

  app.register(async (scope) => {
    await useCookies(scope, deps.config);
    bind(scope, deps, contract.login, async ({ body, request, reply }) => {
      const proof = await checkPassword(deps, body, request);
      return signIn(deps, proof, { remember: body.remember ?? false, request, reply });
    });
  });

  bind(app, deps, contract.logout, async ({ caller, body }) => {
    for (const id of [caller?.sessionId, body.session]) if (id) await endSession(deps.db, id);
    return { success };
  });
}
