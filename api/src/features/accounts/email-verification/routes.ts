import { emailVerification as contract } from '@tero/shared/contract/accounts-email-verification';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind } from '../../../http/bind.ts';
import { success } from '../../../http/success.ts';
import { resend, verify } from './service.ts';

export function emailVerificationRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.verify, async ({ params }) => {
    await verify(deps, params.token);
    return { success, message: 'Tu email fue verificado. Ya puedes iniciar sesión.' };
  });
  bind(app, contract.resend, async ({ body }) => {
    await resend(deps, body.email);
    return { success, message: 'Email de verificación reenviado. Revisa tu bandeja de entrada.' };
  });
}
