import { type AdminUser, adminUsers as contract, edited } from '@tero/shared/contract/admin/users';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '../../../audit/acts.ts';
import { found } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { type Compare, versioned } from '../../../http/versions.ts';
import { register } from '../../accounts/registration/service.ts';
import { changeAccount, removeAccount, setAdmin, setEmailVerified } from '../accounts/service.ts';
import { whenText } from '../table/csv.ts';
import { bindExport, findRow, listPage } from '../table/list.ts';
import { listedUsers, type UserRow } from './repository.ts';

export function adminUserRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock } = deps;
  const view = async (id: number, db: Db = deps.db) => userView(found(await findRow({ db, clock }, listedUsers, id)));

  bind(app, deps, contract.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedUsers, query);
    return { success, ...paging, users: rows.map(userView) };
  });
  bindExport(app, deps, contract.export, { listed: listedUsers, columns, name: 'clientes', entity: 'user' });
  bind(app, deps, contract.create, async ({ body, caller }) => {
    const { location, phone = null, email_verified, ...given } = body;
    const account = { ...given, phone, address: location, kind: 'user' as const, emailVerified: email_verified };
    const id = await register(deps, account, async (trx, added) => {
      const after = { name: body.name, username: body.username, email: body.email, email_verified, password: 'set' };
      await recordAct(trx, deps.clock.now(), caller, { action: 'create', entity: 'user', id: added, after });
    });
    return { success, message: 'Usuario creado exitosamente', user: await view(id) };
  });
  bind(app, deps, contract.update, async ({ params, body, caller, expected }) => {
    const { location, ...changes } = body;
    const compare: Compare = (trx) => expected.meets(() => view(params.id, trx));
    await changeAccount(deps, params.id, 'user', { ...changes, address: location }, { caller, compare });
    return { success, message: 'Usuario actualizado exitosamente', user: await view(params.id) };
  });
  bind(app, deps, contract.verifyEmail, async ({ params, body, caller }) => {
    await setEmailVerified(deps, params.id, 'user', body.email_verified, caller);
    return { success, message: 'Usuario actualizado exitosamente', email_verified: body.email_verified };
  });
  bind(app, deps, contract.setAdmin, async ({ params, body, caller }) => {
    const role = await setAdmin(deps, params.id, body.is_admin, caller);
    return { success, message: 'Rol actualizado exitosamente', role };
  });
  bind(app, deps, contract.remove, async ({ params, query, caller }) => {
    await removeAccount(deps, params.id, 'user', { caller, request: query.request });
    return { success, message: 'Usuario eliminado exitosamente' };
  });
}

function userView({ address, email_verified, confirmed_at, ...row }: UserRow): AdminUser {
  const shown = { location: address, email_verified: email_verified === 1, second_step: confirmed_at !== null };
  return versioned(edited, { ...row, ...shown });
}

const columns = {
  ID: (row: UserRow) => row.id,
  Nombre: (row: UserRow) => row.name,
  Email: (row: UserRow) => row.email,
  'Email verificado': (row: UserRow) => row.email_verified === 1,
  Teléfono: (row: UserRow) => row.phone,
  Usuario: (row: UserRow) => row.username,
  Dirección: (row: UserRow) => row.address,
  Rol: (row: UserRow) => (row.role === 'admin' ? 'Administrador' : 'Cliente'),
  Alta: (row: UserRow) => whenText(row.created_at),
};
