import { z } from 'zod';
import { hour } from '../rules/time/durations.ts';
import { loginReply } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { succeeded } from './fields.ts';
import { plainRead } from './plain-read.ts';

export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/**
 * Social sign-in. The browser also navigates to `/api/auth/google` and `/api/auth/facebook`, which respond with
 * redirects and are not in the contract.
 */
export const socialSignIn = {
  ways: endpoint({
    method: 'GET',
    path: '/api/auth/ways',
    auth: 'anyone',
    ...plainRead,
    summary: 'Con qué redes se puede entrar en esta instalación',
    response: succeeded({ providers: z.array(z.enum(socialProviders)) }),
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/api/auth/exchange',
    auth: 'anyone',
    whileFull: true,
    summary: 'Cambia el código de un solo uso por una sesión; solo en el navegador que empezó el ingreso',
    body: z.object({
      code: z.string('Token de autenticación no encontrado').min(1, 'Token de autenticación no encontrado').max(100),
      remember: z.boolean().optional(),
    }),
    response: loginReply,
    errors: ['token_invalid', 'account_suspended', 'deletion_waiting'],
    limit: { max: 20, window: hour },
  }),
};
