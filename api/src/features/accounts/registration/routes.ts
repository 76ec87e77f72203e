import { accounts as contract } from '@tero/shared/contract/accounts';
import { newPasswords } from '@tero/shared/contract/accounts-new-password';
import { usernames } from '@tero/shared/contract/accounts-usernames';
import { delayedWords } from '@tero/shared/rules/text/delayed';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { promised } from '../../../http/promised.ts';
import { knownFault } from '../new-password/new-password.ts';
import { accountReply } from '../view.ts';
import { freeUsername, registerClient, registerProvider } from './service.ts';

const enter = 'Registro exitoso. Ya puedes iniciar sesión.';
const verifyFirst = 'Registro exitoso. Para iniciar sesión, verificá tu email con el enlace que te mandamos.';
const verifyLater = `Registro exitoso. ${delayedWords.email}`;

export function registrationRoutes(app: FastifyInstance, deps: Deps): void {
  const words = async () => {
    if (!deps.config.requireEmailVerification) return { message: enter };
    return promised(deps, 'email', verifyFirst, verifyLater);
  };
  bind(app, deps, contract.registerClient, async ({ body, request }) => {
    await registerClient(deps, body, request.ip);
    return { success, ...(await words()) };
  });
  bind(app, deps, contract.registerProvider, async ({ body, request }) => {
    await registerProvider(deps, body, request.ip);
    return { success, ...(await words()) };
  });
  bind(app, deps, usernames.suggest, async ({ body }) => ({ success, username: await freeUsername(deps, body.name) }));
  // when a person is signed in, the account counts, as it does when the password is sent
  bind(app, deps, newPasswords.try, async ({ body: { password, ...given }, caller }) => {
    const own = caller ? (await accountReply(deps, caller.accountId))?.account : undefined;
    const owner = own ?? { ...given, role: 'user' as const };
    return { success, fault: await knownFault(password, owner) };
  });
}
