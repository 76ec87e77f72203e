import { z } from 'zod';
import { limits } from '../limits.ts';
import { hour } from '../rules/time/durations.ts';
import { loginBody } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { success } from './fields.ts';

export const confirmBody = z.object({
  password: z
    .string('Escribí tu contraseña')
    .min(1, 'Escribí tu contraseña')
    .max(limits.passwordMax, 'La contraseña es incorrecta'),
  /** where two-factor is on: six digits or a recovery code */
  code: loginBody.shape.code,
});

/** Lets callers confirm who they are, for the endpoints marked `confirmed` (rule SES-23). */
export const confirmation = {
  confirm: endpoint({
    method: 'POST',
    path: '/api/auth/confirm',
    auth: 'account',
    whileFull: true,
    summary: 'Confirma con la contraseña que quien usa la sesión es su dueño',
    body: confirmBody,
    response: success,
    errors: ['bad_credentials', 'second_step_required', 'second_step_wrong'],
    limit: { max: 20, window: hour, by: 'session' },
  }),
};
