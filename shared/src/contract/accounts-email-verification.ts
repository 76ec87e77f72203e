import { z } from 'zod';
import { limits } from '../limits.ts';
import { foldIdentifier } from '../rules/text/text.ts';
import { hour } from '../rules/time/durations.ts';
import { tokenParams } from './accounts-password-reset.ts';
import { endpoint } from './endpoint.ts';
import { email, emailPattern, requiredText, succeeded, success } from './fields.ts';

export const resendVerificationBody = z.object({
  email: z
    .string('Por favor ingresa tu email')
    .transform(foldIdentifier)
    .pipe(
      z
        .string()
        .min(1, 'Por favor ingresa tu email')
        .max(limits.emailMax, 'Formato de email inválido')
        .regex(emailPattern, 'Formato de email inválido'),
    ),
});

/** The password proves the owner, who cannot sign in yet. */
export const correctAddressBody = z.object({
  email: requiredText('El email es requerido', limits.emailMax),
  password: z.string('La contraseña es requerida').min(1, 'La contraseña es requerida').max(limits.passwordMax),
  new_email: email,
});

export const emailVerification = {
  verify: endpoint({
    method: 'GET',
    path: '/api/email-verification/verify/:token',
    auth: 'anyone',
    cache: 'never',
    summary: 'Verifica el email con el enlace; si ya estaba verificado, lo dice',
    params: tokenParams,
    response: succeeded({ already: z.boolean().optional() }),
    errors: ['token_invalid', 'token_expired'],
    limit: { max: 20, window: hour },
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/email-verification/resend',
    auth: 'anyone',
    summary: 'Reenvía el enlace de verificación',
    body: resendVerificationBody,
    response: success,
    errors: ['account_unknown', 'already_exists'],
    limit: { max: 5, window: hour },
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/email-verification/correct',
    auth: 'anyone',
    summary: 'Corrige la dirección de una cuenta que todavía no puede entrar, y le manda el enlace',
    body: correctAddressBody,
    response: success,
    errors: [
      'account_unknown',
      'bad_credentials',
      'already_exists',
      'forbidden',
      'second_step_required',
      'second_step_wrong',
    ],
    limit: { max: 10, window: hour },
  }),
};
