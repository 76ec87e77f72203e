import { z } from 'zod';
import { hour } from '../rules/time/durations.ts';
import { loginReply } from './accounts.ts';
import { endpoint } from './endpoint.ts';

/** Recovers an account that waits for its deletion, when its owner signs in. */
export const recovery = {
  recover: endpoint({
    method: 'POST',
    path: '/api/auth/recover',
    auth: 'anyone',
    summary: 'Recupera una cuenta que espera su eliminación, con lo que devolvió el ingreso, y abre una sesión',
    body: z.object({
      token: z.string('Volvé a iniciar sesión').max(200, 'Volvé a iniciar sesión'),
      remember: z.boolean().optional(),
    }),
    response: loginReply,
    errors: ['token_invalid', 'account_suspended'],
    limit: { max: 20, window: hour },
  }),
};
