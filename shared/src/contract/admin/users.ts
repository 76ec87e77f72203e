import { z } from 'zod';
import { limits } from '../../limits.ts';
import { passwordFault } from '../../rules/passwords/password.ts';
import { passwordField, roles } from '../accounts.ts';
import { edits, version } from '../edits.ts';
import { endpoint } from '../endpoint.ts';
import { email, idParams, optionalText, personName, succeeded, success, username } from '../fields.ts';
import { noneOrMobile } from '../phone.ts';
import { erasureQuery, filter, sentFlag, tableQuery, tableReply, yesNo } from './table.ts';

/** A client as administrators see it. `location` is its address. */
export const adminUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone: z.string().nullable(),
  username: z.string().nullable(),
  location: z.string().nullable(),
  role: z.enum(roles),
  /** signs in with two-factor */
  second_step: z.boolean(),
  created_at: z.string(),
  version,
});
export type AdminUser = z.output<typeof adminUser>;

/** A new client needs name, email, username and password (rule ADM-12). */
export const createUserBody = z.object({
  name: personName,
  email,
  username,
  password: passwordField(passwordFault),
  phone: noneOrMobile.optional(),
  location: optionalText(limits.addressMax),
  email_verified: sentFlag.default(false),
});

/** Missing fields do not change. A new email has to be verified again, and ends the account's sessions. */
export const updateUserBody = z.object({
  name: personName.optional(),
  email: email.optional(),
  username: username.optional(),
  phone: noneOrMobile.optional(),
  location: optionalText(limits.addressMax).optional(),
  email_verified: sentFlag.optional(),
});

export const emailVerificationBody = z.object({ email_verified: sentFlag });

const query = tableQuery(['id', 'name', 'email', 'created_at'], {
  role: filter(z.enum(['user', 'admin'], 'Rol inválido')),
  email_verified: yesNo,
});
const response = succeeded({ user: adminUser });

export const edited = edits('Este cliente', adminUser, [
  'name',
  'email',
  'username',
  'phone',
  'location',
  'email_verified',
]);

export const adminUsers = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    auth: 'admin',
    summary: 'Clientes, por páginas',
    query,
    response: tableReply('users', adminUser),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/users.csv',
    auth: 'admin',
    confirmed: 'always',
    summary: 'Los mismos clientes como CSV',
    query,
    produces: 'text/csv',
    response: z.string(),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/users',
    auth: 'admin',
    summary: 'Crea un cliente',
    body: createUserBody,
    response,
    status: 201,
    errors: ['already_exists'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id',
    auth: 'admin',
    summary: 'Cambia los datos de un cliente',
    confirmed: ['email', 'phone'],
    params: idParams,
    body: updateUserBody,
    response,
    edits: edited,
    errors: ['not_found', 'already_exists'],
  }),
  verifyEmail: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/email-verification',
    auth: 'admin',
    summary: 'Marca el email de un cliente como verificado, o le quita la marca',
    params: idParams,
    body: emailVerificationBody,
    edits: { unversioned: 'a switch: what was said last holds' },
    response: succeeded({ email_verified: z.boolean() }),
    errors: ['not_found'],
  }),
  /** for clients and providers alike: their ids never collide */
  setAdmin: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/role',
    auth: 'admin',
    summary: 'Hace administrador a una cuenta, o deja de serlo; cierra sus sesiones',
    confirmed: 'always',
    params: idParams,
    body: z.object({ is_admin: sentFlag }),
    edits: { unversioned: 'a switch: what was said last holds' },
    response: succeeded({ role: z.enum(roles) }),
    errors: ['not_found', 'last_admin'],
  }),
  /** for another administrator who lost the phone and the recovery codes */
  removeTwoFactor: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/second-step',
    auth: 'admin',
    summary: 'Quita la verificación en dos pasos de otro administrador y cierra sus sesiones',
    confirmed: 'always',
    params: idParams,
    response: success,
    errors: ['not_found', 'forbidden'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    auth: 'admin',
    summary: 'Elimina un cliente y sus datos personales',
    confirmed: 'always',
    params: idParams,
    query: erasureQuery,
    response: success,
    errors: ['not_found', 'last_admin'],
  }),
};
