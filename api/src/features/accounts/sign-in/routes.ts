import { accounts as contract } from '@tero/shared/contract/accounts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind } from '../../../http/bind.ts';
import { success } from '../../../http/success.ts';
import { endSession } from '../sessions/end.ts';
import { sessionReply } from '../view.ts';
import { checkPassword } from './service.ts';
import { signIn } from './sign-in.ts';

export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.verify, async ({ caller }) => ({
    success,
    ...(await sessionReply(deps, caller.accountId)),
  }));

  bind(app, contract.login, async ({ body, request }) => {
    const account = await checkPassword(deps, body, request.ip);
    return signIn(deps, account, { remember: body.remember ?? false, request });
  });

  bind(app, contract.logout, async ({ caller }) => {
    if (caller) await endSession(deps.db, caller.sessionId);
    return { success };
  });
}
