import { z } from 'zod';
import { limits } from '../../limits.ts';
import { verificationStatuses } from '../../rules/admin.ts';
import { passwordFault } from '../../rules/passwords/password.ts';
import { passwordField, registerProviderBody, roles } from '../accounts.ts';
import { edits, version } from '../edits.ts';
import { endpoint } from '../endpoint.ts';
import {
  email,
  idParams,
  optionalCompanyName,
  optionalPlace,
  optionalText,
  personName,
  succeeded,
  success,
  username,
} from '../fields.ts';
import { noneOrMobile } from '../phone.ts';
import { providerProfileBody } from '../providers-own.ts';
import { erasureQuery, filter, sentFlag, tableQuery, tableReply, yesNo } from './table.ts';
import { emailVerificationBody } from './users.ts';

/** A provider in the table. Only `detail` has documents, because each view of them is logged. */
export const adminProvider = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string().nullable(),
  email: z.string(),
  email_verified: z.boolean(),
  phone: z.string().nullable(),
  company_name: z.string().nullable(),
  service: z.string().nullable(),
  specialty: z.string().nullable(),
  location: z.string().nullable(),
  profile_image: z.string().nullable(),
  role: z.enum(roles),
  /** whether the team compared document and face; `is_reviewed` may rest on the data alone (rule TRUST-50) */
  is_verified: z.boolean(),
  is_reviewed: z.boolean(),
  verification_status: z.enum(verificationStatuses),
  documents_submitted_at: z.string().nullable(),
  /** may publish now; its active services are listed */
  entitled: z.boolean(),
  rating: z.number(),
  reviews_count: z.int(),
  created_at: z.string(),
  version,
});
export type AdminProvider = z.output<typeof adminProvider>;

export const adminProviderDetail = adminProvider.extend({
  description: z.string().nullable(),
  cedula_number: z.string().nullable(),
  birth_date: z.string().nullable(),
  address: z.string().nullable(),
  emergency_contact: z.string().nullable(),
  emergency_phone: z.string().nullable(),
});
export type AdminProviderDetail = z.output<typeof adminProviderDetail>;

const emptyAsNone = <S extends z.ZodType>(field: S) => z.union([z.literal('').transform(() => null), z.null(), field]);
const { cedula_number, birth_date } = registerProviderBody.shape;
const { specialty, description, emergency_contact, emergency_phone } = providerProfileBody.shape;

const details = {
  phone: noneOrMobile.optional(),
  company_name: optionalCompanyName.optional(),
  service: optionalText().optional(),
  specialty: specialty.optional(),
  description: description.optional(),
  location: optionalPlace().optional(),
  cedula_number: emptyAsNone(cedula_number).optional(),
  birth_date: birth_date.optional(),
  address: optionalText(limits.addressMax).optional(),
  emergency_contact: emergency_contact.optional(),
  emergency_phone: emergency_phone.optional(),
};

/** A new provider needs name, email, username and password (rule ADM-12). */
export const createProviderBody = z.object({
  name: personName,
  email,
  username,
  password: passwordField(passwordFault),
  email_verified: sentFlag.default(false),
  ...details,
});

/** Missing fields do not change; the verification has calls of its own. */
export const updateProviderBody = z.object({
  name: personName.optional(),
  email: email.optional(),
  username: username.optional(),
  email_verified: sentFlag.optional(),
  ...details,
});

const query = tableQuery(['id', 'name', 'email', 'created_at'], {
  verification_status: filter(z.enum(verificationStatuses, 'Estado inválido')),
  email_verified: yesNo,
});
const response = succeeded({ provider: adminProviderDetail });

/** The fields of the row's form. Documents are not among them, because each view of them is recorded. */
export const edited = edits('Este proveedor', adminProvider, [
  'name',
  'email',
  'username',
  'email_verified',
  'phone',
  'company_name',
  'service',
  'specialty',
  'location',
]);

export const adminProviders = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/providers',
    auth: 'admin',
    summary: 'Proveedores, por páginas',
    query,
    response: tableReply('providers', adminProvider),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/providers.csv',
    auth: 'admin',
    confirmed: 'always',
    summary: 'Los mismos proveedores como CSV',
    query,
    produces: 'text/csv',
    response: z.string(),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/admin/providers/:id',
    auth: 'admin',
    summary: 'Un proveedor entero, con sus documentos; queda registrado',
    params: idParams,
    response,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/providers',
    auth: 'admin',
    summary: 'Crea un proveedor',
    body: createProviderBody,
    response,
    status: 201,
    errors: ['already_exists'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/providers/:id',
    auth: 'admin',
    summary: 'Cambia los datos de un proveedor',
    confirmed: ['email', 'phone'],
    params: idParams,
    body: updateProviderBody,
    response,
    edits: edited,
    errors: ['not_found', 'already_exists'],
  }),
  verifyEmail: endpoint({
    method: 'PUT',
    path: '/api/admin/providers/:id/email-verification',
    auth: 'admin',
    summary: 'Marca el email de un proveedor como verificado, o le quita la marca',
    params: idParams,
    body: emailVerificationBody,
    edits: { unversioned: 'a switch: what was said last holds' },
    response: succeeded({ email_verified: z.boolean() }),
    errors: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/providers/:id',
    auth: 'admin',
    summary: 'Elimina un proveedor, lo que publicó y sus datos personales',
    confirmed: 'always',
    params: idParams,
    query: erasureQuery,
    response: success,
    errors: ['not_found', 'last_admin'],
  }),
};
