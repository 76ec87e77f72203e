import { z } from 'zod';
import { hour } from '../rules/time/durations.ts';
import { tokenParams } from './accounts-password-reset.ts';
import { endpoint } from './endpoint.ts';
import { email, succeeded, success } from './fields.ts';

export const emailChangeBody = z.object({ email });

/** A change that waits for its confirmation; null: none. */
const waiting = z.object({ email: z.string(), expires_at: z.string() }).nullable();
export type WaitingEmail = z.output<typeof waiting>;

const token = tokenParams.shape.token;

export const emailChange = {
  request: endpoint({
    method: 'POST',
    path: '/api/users/email-change',
    auth: 'account',
    summary: 'Pide cambiar el email propio; cambia cuando se abre el enlace que llega al nuevo',
    confirmed: 'always',
    body: emailChangeBody,
    response: succeeded({ waiting }),
    limit: { max: 10, window: hour, by: 'account' },
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/users/email-change',
    auth: 'account',
    summary: 'El cambio de email que espera confirmación',
    response: succeeded({ waiting }),
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/users/email-change',
    auth: 'account',
    summary: 'Cancela el cambio de email pendiente',
    response: success,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/auth/email-change/confirm',
    auth: 'anyone',
    summary: 'Confirma el email nuevo con su enlace; repetirlo enseguida vuelve a decir que sí',
    body: z.object({ token }),
    response: succeeded({ email: z.string() }),
    errors: ['token_invalid', 'token_expired', 'already_exists'],
    limit: { max: 20, window: hour },
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/auth/email-change/stop',
    auth: 'anyone',
    whileFull: true,
    summary: 'Detiene o deshace el cambio con el enlace que llegó al email de antes, y cierra las sesiones',
    body: z.object({ token }),
    response: succeeded({ email: z.string() }),
    errors: ['token_invalid', 'already_exists'],
    limit: { max: 20, window: hour },
  }),
};
