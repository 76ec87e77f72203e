import { emailVerification as contract } from '@tero/shared/contract/accounts-email-verification';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind } from '../../../http/bind.ts';
import { success } from '../../../http/success.ts';
import { useCookies } from '../sessions/device-cookie.ts';
import { correctAddress } from './correct.ts';
import { resend, verify } from './service.ts';

const verified = 'Verificaste tu email. Ya podés iniciar sesión.';

export function emailVerificationRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.verify, async ({ params }) => {
    const { already } = await verify(deps, params.token);
    return { success, already, message: already ? 'Tu cuenta ya está verificada.' : verified };
  });
  bind(app, contract.resend, async ({ body }) => {
    await resend(deps, body.email);
    return { success, message: 'Email de verificación reenviado. Revisa tu bandeja de entrada.' };
  });
  app.register(async (scope) => {
    // the password is checked as at the login, which knows devices by a cookie
    await useCookies(scope, deps.config);
    bind(scope, contract.correct, async ({ body, request }) => {
      await correctAddress(deps, body, request);
      return { success, message: 'Te mandamos el enlace a la dirección nueva.' };
    });
  });
}
