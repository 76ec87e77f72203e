import { profile as contract } from '@tero/shared/contract/profile';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { bind } from '../../http/bind.ts';
import { success } from '../../http/success.ts';
import { endOtherSessions } from '../accounts/sessions/end.ts';
import { sessionReply } from '../accounts/view.ts';
import { deleteAccount } from './deletion.ts';
import { collect } from './export-repository.ts';
import { becomeProvider, changePassword, openSessions, updateProfile } from './service.ts';

const updated = 'Perfil actualizado correctamente.';

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.update, async ({ body, caller, expected }) => {
    const user = await updateProfile(deps, caller.accountId, body, { caller, expected });
    return { success, message: updated, user };
  });
  bind(app, deps, contract.remove, async ({ caller }) => {
    await deleteAccount(deps, caller.accountId, caller);
    return { success, message: 'Tu cuenta fue eliminada.' };
  });
  bind(app, deps, contract.changePassword, async ({ body, caller }) => {
    await changePassword(deps, caller, body);
    return { success, message: 'Tu contraseña fue cambiada. Vas a tener que iniciar sesión de nuevo.' };
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
    await deleteAccount(deps, params.id, caller);
    return { success, message: 'La cuenta fue eliminada.' };
  });
}
