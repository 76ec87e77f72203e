import { passwordReset as contract } from '@tero/shared/contract/accounts-password-reset';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { promised } from '../../../http/promised.ts';
import { forgotPassword, leastLength, resetPassword } from './service.ts';

const sent = 'Te mandamos un enlace para restablecer tu contraseña. Revisá tu bandeja de entrada.';

export function passwordResetRoutes(app: FastifyInstance, deps: Deps): void {
  const testMode = !deps.config.smtpUrl && !deps.config.production;

  bind(app, deps, contract.forgotPassword, async ({ body }) => {
    const resetUrl = await forgotPassword(deps, body.email);
    return { success, ...(await promised(deps, 'email', sent)), ...(testMode && { testMode, resetUrl }) };
  });
  bind(app, deps, contract.verifyResetToken, async ({ params }) => {
    return { success, min_length: await leastLength(deps, params.token) };
  });
  bind(app, deps, contract.resetPassword, async ({ body, request }) => {
    await resetPassword(deps, body.token, body.newPassword, request.ip);
    return { success, message: 'Cambiaste tu contraseña. Ya podés iniciar sesión.' };
  });
}
