import { z } from 'zod';
import { limits } from '../limits.ts';
import { passwordFault } from '../rules/passwords/password.ts';
import { hour } from '../rules/time/durations.ts';
import { registerProviderBody, session, sessionAccount } from './accounts.ts';
import { edits } from './edits.ts';
import { endpoint } from './endpoint.ts';
import { idParams, optionalText, personName, succeeded, success } from './fields.ts';
import { noneOrMobile } from './phone.ts';

/**
 * The form of a client's profile. The server ignores an email in the body, because this form cannot edit it (rule
 * ACC-26).
 */
export const clientProfileBody = z.object({
  name: personName,
  phone: noneOrMobile.optional(),
  address: optionalText(limits.addressMax),
});

/** A change of password (rules ACC-12 and ACC-16). */
export const changePasswordBody = z
  .object({
    currentPassword: z
      .string('La contraseña actual es requerida')
      .min(1, 'La contraseña actual es requerida')
      .max(limits.passwordMax),
    newPassword: z
      .string('La nueva contraseña es requerida')
      .normalize('NFC')
      .superRefine((text, ctx) => {
        const fault = text ? passwordFault(text) : 'La nueva contraseña es requerida';
        if (fault) ctx.addIssue({ code: 'custom', message: fault });
      }),
  })
  .refine((body) => body.currentPassword.normalize('NFC') !== body.newPassword, {
    path: ['newPassword'],
    message: 'La nueva contraseña debe ser diferente a la actual',
  });

/** The fields that a client adds to become a provider; the account stays the same. */
export const becomeProviderBody = z.object({
  phone: registerProviderBody.shape.phone,
  service: registerProviderBody.shape.service,
  company_name: registerProviderBody.shape.company_name,
  location: registerProviderBody.shape.location,
  cedula_number: registerProviderBody.shape.cedula_number,
  birth_date: registerProviderBody.shape.birth_date,
  address: registerProviderBody.shape.address,
  accepted_policies: registerProviderBody.shape.accepted_policies,
  invite: registerProviderBody.shape.invite,
});

export const openSession = z.object({
  id: z.string(),
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  current: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

const profileReply = succeeded({ user: sessionAccount });

/** The fields of a client's profile form. */
export const editedAccount = edits('Tu perfil', sessionAccount, ['name', 'phone', 'address']);

export const profile = {
  update: endpoint({
    method: 'PUT',
    path: '/api/users/profile',
    auth: 'client',
    summary: 'Cambia los datos propios de un cliente',
    confirmed: ['phone'],
    body: clientProfileBody,
    response: profileReply,
    edits: editedAccount,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/users/profile',
    auth: 'account',
    summary: 'Saca de la vista la cuenta propia, que se borra con sus datos personales siete días después',
    confirmed: 'always',
    // when it is erased
    response: succeeded({ deletion_at: z.string() }),
    // deleted by another call meanwhile
    errors: ['not_found', 'last_admin'],
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/users/change-password',
    auth: 'account',
    summary: 'Cambia la contraseña y cierra todas las sesiones',
    body: changePasswordBody,
    response: success,
    edits: { unversioned: 'the present password is asked for, and nobody reads it' },
    errors: ['bad_credentials'],
    limit: { max: 10, window: hour, by: 'account' },
  }),
  becomeProvider: endpoint({
    method: 'POST',
    path: '/api/users/become-provider',
    auth: 'client',
    summary: 'Un cliente pasa a ser proveedor y conserva su cuenta',
    confirmed: ['phone'],
    body: becomeProviderBody,
    response: succeeded(session),
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/api/users/me/export',
    auth: 'account',
    summary: 'Todos los datos propios, como pide el derecho de acceso de la Ley 18.331',
    confirmed: 'always',
    response: z.object({ generated_at: z.string() }).catchall(z.unknown()),
    limit: { max: 10, window: hour, by: 'account' },
  }),
  exportReadable: endpoint({
    method: 'GET',
    path: '/api/users/me/export/readable',
    auth: 'account',
    summary: 'Los mismos datos para leer e imprimir, en un archivo HTML',
    confirmed: 'always',
    response: succeeded({ html: z.string() }),
    limit: { max: 10, window: hour, by: 'account' },
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    auth: 'account',
    summary: 'Mis sesiones abiertas, la más usada primero',
    response: succeeded({ sessions: z.array(openSession) }),
  }),
  closeOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions',
    auth: 'account',
    summary: 'Cierra las demás sesiones',
    response: success,
  }),
  updateAccount: endpoint({
    method: 'PUT',
    path: '/api/users/:id',
    auth: 'account',
    summary: 'Cambia los datos de una cuenta: la propia, o cualquiera si sos administrador',
    confirmed: ['phone'],
    params: idParams,
    body: clientProfileBody.pick({ name: true, phone: true }),
    response: profileReply,
    edits: editedAccount,
    errors: ['not_found', 'forbidden'],
  }),
  removeAccount: endpoint({
    method: 'DELETE',
    path: '/api/users/:id',
    auth: 'account',
    summary: 'Elimina una cuenta: la propia en siete días, o cualquier otra en el momento si sos administrador',
    confirmed: 'always',
    params: idParams,
    // when the caller's own account is erased; null: another account was deleted at once
    response: succeeded({ deletion_at: z.string().nullable() }),
    errors: ['not_found', 'forbidden', 'last_admin'],
  }),
};
