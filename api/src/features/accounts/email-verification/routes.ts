import { emailVerification as contract } from '@tero/shared/contract/accounts-email-verification';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { promised } from '../../../http/promised.ts';
import { useCookies } from '../sessions/device-cookie.ts';
import { correctAddress } from './correct.ts';
import { resend, verify } from './service.ts';

const resent = 'Email de verificación reenviado. Revisa tu bandeja de entrada.';
const verified = 'Verificaste tu email. Ya podés iniciar sesión.';

export function emailVerificationRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.verify, async ({ params }) => {
    const { already } = await verify(deps, params.token);
    return { success, already, message: already ? 'Tu email ya está confirmado.' : verified };
  });
  bind(app, deps, contract.resend, async ({ body }) => {
    await resend(deps, body.email);
    return { success, ...(await promised(deps, 'email', resent)) };
  });
  app.register(async (scope) => {
    // the password check is that of the login, which recognises devices by a cookie
    await useCookies(scope, deps.config);
    bind(scope, deps, contract.correct, async ({ body, request }) => {
      await correctAddress(deps, body, request);
      return { success, ...(await promised(deps, 'email', 'Te mandamos el enlace al email nuevo.')) };
    });
  });
}
