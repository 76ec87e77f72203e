import { z } from 'zod';
import { limits } from '../limits.ts';
import { passwordFault } from '../rules/passwords/password.ts';
import { foldIdentifier } from '../rules/text/text.ts';
import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { emailPattern, succeeded, success } from './fields.ts';

/**
 * The token of a mailed link. Accepts any text, since the server looks it up by its hash. The length limits the work.
 */
export const tokenParams = z.object({ token: z.string().min(1).max(200, 'El enlace no sirve. Pedí otro.') });

const badEmail = 'Por favor ingresa un email válido';

export const forgotPasswordBody = z.object({
  email: z
    .string(badEmail)
    .transform(foldIdentifier)
    .pipe(z.string().max(limits.emailMax, badEmail).regex(emailPattern, badEmail)),
});

/** Accepts a new password; the texts of a reset end in a full stop (rule ACC-21). */
export const newPassword = z
  .string('Por favor ingresa una nueva contraseña.')
  .normalize('NFC')
  .superRefine((text, ctx) => {
    const fault = text ? passwordFault(text) : 'Por favor ingresa una nueva contraseña.';
    if (fault) ctx.addIssue({ code: 'custom', message: fault.endsWith('.') ? fault : `${fault}.` });
  });

export const passwordReset = {
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    auth: 'anyone',
    summary: 'Envía el enlace para restablecer la contraseña, válido por 1 hora',
    body: forgotPasswordBody,
    /** sent only without a mail server and outside production (rule ACC-20) */
    response: succeeded({ testMode: z.boolean().optional(), resetUrl: z.string().optional() }),
    errors: ['account_unknown'],
    limit: { max: 5, window: hour },
  }),
  verifyResetToken: endpoint({
    method: 'GET',
    path: '/api/auth/verify-reset-token/:token',
    auth: 'anyone',
    cache: 'never',
    summary: 'Dice si un enlace de restablecimiento sirve, sin gastarlo',
    params: tokenParams,
    /** the least number of characters for the account's new password (rule ACC-13) */
    response: succeeded({ min_length: z.int() }),
    errors: ['token_invalid'],
    limit: { max: 20, window: hour },
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    auth: 'anyone',
    whileFull: true,
    summary: 'Cambia la contraseña con el enlace, una sola vez; cierra todas las sesiones',
    body: z.object({
      token: z
        .string('El enlace no sirve. Pedí otro.')
        .min(1, 'El enlace no sirve. Pedí otro.')
        .max(200, 'El enlace no sirve. Pedí otro.'),
      newPassword,
    }),
    response: success,
    errors: ['token_invalid', 'already_exists'],
    limit: { max: 20, window: hour },
  }),
};
