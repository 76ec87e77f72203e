import type { ErasureRequest } from '@tero/shared/contract/admin/table';
import { type AdminUser, adminUsers } from '@tero/shared/contract/admin/users';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { choicesOf } from '../filters/filter.ts';
import type { TableSource } from '../table/source-queries.ts';

export const usersTable: TableSource<AdminUser> = {
  list: adminUsers.list,
  csv: adminUsers.export,
  rows: (reply) => (reply as ResponseOf<typeof adminUsers.list>).users,
  searchHint: 'Nombre, email, teléfono, ID o fecha',
  day: 'Registro',
  filters: [
    { name: 'role', label: 'Rol', choices: choicesOf({ user: 'Cliente', admin: 'Administrador' }) },
    { name: 'email_verified', label: 'Email', choices: choicesOf({ '1': 'Verificado', '0': 'Sin verificar' }) },
  ],
};

export function createUser(body: GivenBody<typeof adminUsers.create>) {
  return call(adminUsers.create, { body });
}

export function updateUser(id: number, body: GivenBody<typeof adminUsers.update>, version?: string) {
  return call(adminUsers.update, { params: { id }, body, version });
}

export function setUserVerified(id: number, email_verified: boolean) {
  return call(adminUsers.verifyEmail, { params: { id }, body: { email_verified } });
}

export function removeUser(id: number, request?: ErasureRequest) {
  return call(adminUsers.remove, { params: { id }, query: { request } });
}

/** Makes a client or a provider an administrator, or revokes that role. */
export function setAdmin(id: number, is_admin: boolean) {
  return call(adminUsers.setAdmin, { params: { id }, body: { is_admin } });
}

/** Removes two-factor from another account. */
export function removeTwoFactor(id: number) {
  return call(adminUsers.removeTwoFactor, { params: { id } });
}
