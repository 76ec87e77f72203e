import { z } from 'zod';
import { limits } from '../limits.ts';
import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { succeeded } from './fields.ts';

export const usernames = {
  /** stores nothing; it is a POST because names must not appear in logs */
  suggest: endpoint({
    method: 'POST',
    path: '/api/auth/username',
    auth: 'anyone',
    summary: 'Sugiere un nombre de usuario libre para un nombre; null si ninguno parecido lo está',
    body: z.object({ name: z.string('El nombre es requerido').max(limits.nameMax, 'El nombre es demasiado largo') }),
    response: succeeded({ username: z.string().nullable() }),
    limit: { max: 30, window: hour },
  }),
};
