import { z } from 'zod';
import { limits } from '../limits.ts';
import { foldIdentifier } from '../rules/text/text.ts';
import { hour } from '../rules/time/durations.ts';
import { tokenParams } from './accounts-password-reset.ts';
import { endpoint } from './endpoint.ts';
import { emailPattern, success } from './fields.ts';

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

export const emailVerification = {
  verify: endpoint({
    method: 'GET',
    path: '/api/email-verification/verify/:token',
    auth: 'anyone',
    summary: 'Verifica el email con el enlace; repetirlo enseguida vuelve a decir que sí',
    params: tokenParams,
    response: success,
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
};
