import { z } from 'zod';
import { limits } from '../limits.ts';
import { clientPasswordFault, passwordFault } from '../rules/passwords/password.ts';
import { currentPolicies, policyVersions } from '../rules/policies.ts';
import { plainSigns } from '../rules/text/written.ts';
import { hour, minute } from '../rules/time/durations.ts';
import { version } from './edits.ts';
import { endpoint } from './endpoint.ts';
import {
  companyName,
  email,
  optionalPlace,
  optionalText,
  personName,
  requiredText,
  succeeded,
  success,
  username,
} from './fields.ts';
import { anyway, type HalfChecked } from './loose.ts';
import { mobilePhone } from './phone.ts';

export const roles = ['user', 'provider', 'admin'] as const;

/** The caller's account, as a session shows it. `entitled`: the account may publish now (rule SUB-1). */
export const sessionAccount = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  profile_image: z.string().nullable(),
  company_name: z.string().nullable(),
  role: z.enum(roles),
  email_verified: z.boolean(),
  verification_status: z.enum(['approved', 'pending', 'rejected']).nullable(),
  entitled: z.boolean(),
  created_at: z.string(),
  /** the newest version of the policies that the account accepted; null: none yet */
  accepted_policies: z.string().nullable(),
  version,
});
export type SessionAccount = z.output<typeof sessionAccount>;

/** The session in the responses of login, verify and social sign-in. */
export const session = {
  userType: z.enum(['user', 'provider']),
  role: z.enum(roles),
  /** one of the two is set, by the account's kind */
  user: sessionAccount.nullable(),
  provider: sessionAccount.nullable(),
};

const missing = 'Por favor completa todos los campos';

export const loginBody = z.object({
  identifier: requiredText(missing, limits.emailMax),
  password: z.string(missing).min(1, missing).max(limits.passwordMax, 'Credenciales incorrectas'),
  remember: z.boolean().optional(),
  /** the two-factor code, after a response with `requiresSecondStep`: six digits or a recovery code */
  code: z
    .string()
    .max(40, 'El código no es correcto o ya se usó. Escribí el que muestra ahora tu aplicación.')
    .transform((text) => plainSigns(text).replace(/[\s-]/g, '').toUpperCase())
    .optional(),
});

/**
 * Returns the schema of a new password. It normalises the text, so that every keyboard's ñ is the same (rule ACC-91).
 */
export function passwordField(fault: (text: string) => string | null) {
  return z
    .string('La contraseña es requerida')
    .normalize('NFC')
    .superRefine((text, ctx) => {
      const message = fault(text);
      if (message) ctx.addIssue({ code: 'custom', message });
    });
}

/** The version of the policies that the person accepted; stored with the time. Older apps do not send it. */
export const acceptedPolicies = z.enum(policyVersions, 'Recargá la página para aceptar las políticas').optional();

export const registerClientBody = z
  .object({
    name: personName,
    username,
    email,
    phone: mobilePhone,
    password: passwordField(clientPasswordFault),
    password_confirmation: z.string('Las contraseñas no coinciden').normalize('NFC'),
    accepted_policies: acceptedPolicies,
  })
  .check(anyway(samePassword('password_confirmation')));

export const registerProviderBody = z
  .object({
    name: personName,
    username,
    email,
    password: passwordField(passwordFault),
    confirmPassword: z.string('Las contraseñas no coinciden').normalize('NFC'),
    phone: mobilePhone,
    service: requiredText('El servicio es requerido'),
    company_name: companyName,
    location: optionalPlace(),
    cedula_number: requiredText('La cédula es obligatoria', 20).pipe(
      z.string().regex(/^\d{8}$/, 'La cédula debe tener 8 dígitos'),
    ),
    birth_date: z
      .union([z.literal(''), z.iso.date('Revisá la fecha de nacimiento')])
      .nullish()
      .transform((text) => text || null),
    address: optionalText(limits.addressMax),
    accepted_policies: acceptedPolicies,
    /** the code of a colleague's invitation (rule INV-3); an unknown code is ignored */
    invite: optionalText(limits.shortText),
  })
  .check(anyway(samePassword('confirmPassword')));

/** Compares the password with its repetition, once one is given. */
function samePassword(repetition: string) {
  return (body: HalfChecked, ctx: z.RefinementCtx<HalfChecked>) => {
    if (typeof body.password !== 'string' || body.password === body[repetition]) return;
    ctx.addIssue({ code: 'custom', path: [repetition], message: 'Las contraseñas no coinciden' });
  };
}

export const loginReply = succeeded({ token: z.string(), expires_at: z.string(), ...session });

export const accounts = {
  verify: endpoint({
    method: 'GET',
    path: '/api/auth/verify',
    auth: 'account',
    summary: 'Comprueba la sesión guardada',
    response: succeeded(session),
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    auth: 'anyone',
    whileFull: true,
    summary: 'Inicia sesión con email o nombre de usuario',
    body: loginBody,
    response: loginReply,
    errors: [
      'bad_credentials',
      'account_unknown',
      'requires_verification',
      'second_step_required',
      'second_step_wrong',
      'password_change_required',
      'account_suspended',
      'deletion_waiting',
    ],
    limit: { max: 10, window: minute, by: 'device' },
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    auth: 'anyone',
    whileFull: true,
    summary: 'Cierra la sesión; repetirlo no cambia nada',
    // the id of the session to end: after an offline sign-out the app has only this random id, which does nothing else
    body: z.object({ session: z.string('La sesión no es válida').max(64, 'La sesión no es válida').optional() }),
    response: success,
  }),
  acceptPolicies: endpoint({
    method: 'POST',
    path: '/api/auth/policies',
    auth: 'account',
    summary: 'Acepta los términos y la política de privacidad en vigor',
    body: z.object({ accepted_policies: z.literal(currentPolicies, 'Recargá la página para aceptar las políticas') }),
    response: succeeded(session),
  }),
  registerClient: endpoint({
    method: 'POST',
    path: '/api/users/register',
    auth: 'anyone',
    summary: 'Registra un cliente',
    body: registerClientBody,
    response: succeeded({}),
    status: 201,
    errors: ['already_exists'],
    limit: { max: 5, window: hour },
  }),
  registerProvider: endpoint({
    method: 'POST',
    path: '/api/providers/register',
    auth: 'anyone',
    summary: 'Registra un proveedor',
    body: registerProviderBody,
    response: succeeded({}),
    status: 201,
    errors: ['already_exists'],
    limit: { max: 5, window: hour },
  }),
};
