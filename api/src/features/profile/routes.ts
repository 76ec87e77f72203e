import { recovery } from '@tero/shared/contract/accounts-recovery';
import { profile as contract } from '@tero/shared/contract/profile';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { useCookies } from '../accounts/sessions/device-cookie.ts';
import { endOtherSessions } from '../accounts/sessions/end.ts';
import { signIn } from '../accounts/sign-in/sign-in.ts';
import { sessionReply } from '../accounts/view.ts';
import { deleteAccount } from './deletion.ts';
import { collect } from './export-repository.ts';
import { readablePage } from './readable/page.ts';
import { becomeProvider, changePassword, openSessions, updateProfile } from './service.ts';
import { askForDeletion, recoverAccount } from './waiting-deletion.ts';

const waits = 'Ya ocultamos tu cuenta, y en siete días la borramos.';
const updated = 'Perfil actualizado correctamente.';

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.update, async ({ body, caller, expected }) => {
    const user = await updateProfile(deps, caller.accountId, body, { caller, expected });
    return { success, message: updated, user };
  });
  bind(app, deps, contract.remove, async ({ caller }) => {
    const deletion_at = await askForDeletion(deps, caller);
    return { success, message: waits, deletion_at };
  });
  app.register(async (scope) => {
    await useCookies(scope, deps.config);
    bind(scope, deps, recovery.recover, async ({ body, request, reply }) => {
      const proof = await recoverAccount(deps, body.token);
      return signIn(deps, proof, { remember: body.remember ?? false, request, reply });
    });
  });
  bind(app, deps, contract.changePassword, async ({ body, caller }) => {
    await changePassword(deps, caller, body);
    return { success, message: 'Cambiaste tu contraseña. Vas a tener que iniciar sesión de nuevo.' };
  });
  bind(app, deps, contract.becomeProvider, async ({ body, caller }) => {
    await becomeProvider(deps, caller, body);
    return { success, message: '¡Ya sos proveedor!', ...(await sessionReply(deps, caller.accountId)) };
  });
  bind(app, deps, contract.exportData, async ({ caller, reply }) => {
    reply.header('content-disposition', 'attachment; filename="mis-datos-tero.json"');
    const data = await collect(deps.db, caller.accountId);
    return { generated_at: deps.clock.now().toISOString(), ...data };
  });
  bind(app, deps, contract.exportReadable, async ({ caller }) => ({
    success,
    html: await readablePage(deps.db, caller.accountId, deps.clock.now()),
  }));
  bind(app, deps, contract.sessions, async ({ caller }) => ({ success, sessions: await openSessions(deps, caller) }));
  bind(app, deps, contract.closeOtherSessions, async ({ caller }) => {
    await inTransaction(deps.db, (trx) => endOtherSessions(trx, deps.clock.now(), caller.accountId, caller.sessionId));
    return { success, message: 'Cerramos las demás sesiones.' };
  });
  bind(app, deps, contract.updateAccount, async ({ params, body, caller, expected }) => {
    const user = await updateProfile(deps, params.id, body, { caller, expected });
    return { success, message: updated, user };
  });
  bind(app, deps, contract.removeAccount, async ({ params, caller }) => {
    const isOwn = params.id === caller.accountId;
    const deletion_at = isOwn ? await askForDeletion(deps, caller) : null;
    if (!isOwn) await deleteAccount(deps, params.id, caller);
    return { success, message: isOwn ? waits : 'Eliminaste la cuenta.', deletion_at };
  });
}
