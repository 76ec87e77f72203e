import { z } from 'zod';
import { limits } from '../limits.ts';
import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { succeeded, success } from './fields.ts';

/** Accepts the six digits of the authenticator app, or a recovery code with or without spaces and dashes. */
export const twoFactorCode = z
  .string('Escribí el código')
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, 'Escribí el código')
      .max(40, 'El código no es correcto o ya se usó. Escribí el que muestra ahora tu aplicación.'),
  );

const password = z
  .string('La contraseña actual es requerida')
  .min(1, 'La contraseña actual es requerida')
  .max(limits.passwordMax, 'La contraseña actual es incorrecta');

export const beginTwoFactorBody = z.object({ password });
export const twoFactorCodeBody = z.object({ code: twoFactorCode });
export const disableTwoFactorBody = z.object({ password, code: twoFactorCode });

const limit = { max: 20, window: hour, by: 'session' } as const;
/** The recovery codes, shown once: only their hashes are stored, and each works once. */
const recoveryCodes = succeeded({ recovery_codes: z.array(z.string()) });

/**
 * Two-factor authentication of the caller's account. Everybody with a verified email and every administrator may use it
 * (rule SES-18).
 */
export const twoFactor = {
  state: endpoint({
    method: 'GET',
    path: '/api/auth/second-step',
    auth: 'account',
    summary: 'Si mi cuenta pide la verificación en dos pasos, y cuántos códigos de recuperación me quedan',
    response: succeeded({
      enabled: z.boolean(),
      /** false: only Google or Facebook; two-factor needs a password first */
      has_password: z.boolean(),
      enabled_at: z.string().nullable(),
      recovery_codes_left: z.int(),
      /** for administrators without two-factor: the day from which the panel demands it; otherwise null */
      due_at: z.string().nullable(),
      /** whether that day is past: the panel's other calls then respond `two_factor_overdue` */
      is_overdue: z.boolean(),
    }),
  }),
  /** the secret takes effect only after `confirm`; another call makes another secret */
  begin: endpoint({
    method: 'POST',
    path: '/api/auth/second-step/setup',
    auth: 'account',
    summary: 'Un secreto nuevo para la aplicación de autenticación',
    body: beginTwoFactorBody,
    response: succeeded({ secret: z.string(), uri: z.string() }),
    errors: ['bad_credentials', 'forbidden', 'already_exists'],
    limit,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/auth/second-step/confirm',
    auth: 'account',
    summary: 'Activa la verificación en dos pasos con un código de la aplicación; cierra mis demás sesiones',
    body: twoFactorCodeBody,
    response: recoveryCodes,
    errors: ['second_step_wrong', 'not_found', 'already_exists'],
    limit,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/auth/second-step/recovery-codes',
    auth: 'account',
    summary: 'Códigos de recuperación nuevos; los anteriores dejan de servir',
    confirmed: 'always',
    body: twoFactorCodeBody,
    response: recoveryCodes,
    errors: ['second_step_wrong', 'not_found'],
    limit,
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/auth/second-step/disable',
    auth: 'account',
    summary: 'Quita la verificación en dos pasos, con la contraseña y un código',
    body: disableTwoFactorBody,
    response: success,
    errors: ['bad_credentials', 'second_step_wrong', 'not_found'],
    limit,
  }),
};
