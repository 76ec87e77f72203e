import { accounts as contract } from '@tero/shared/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bind } from '../../bind.ts';
import type { Deps } from '../../deps.ts';
import { login, registerClient, registerProvider } from './service.ts';
import { sessionReply } from './session-account.ts';
import * as sessions from './session-repository.ts';

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.verify, async ({ caller }) => ({
    success: true as const,
    ...(await sessionReply(deps, caller.accountId)),
  }));

  bind(app, contract.login, async ({ body, request }) => {
    const { claims, expiresAt, session } = await login(deps, body, deviceOf(request));
    const token = app.jwt.sign(claims, { expiresIn: seconds(expiresAt, deps.clock.now()) });
    const message = '¡Inicio de sesión exitoso!';
    return { success: true as const, message, token, expires_at: expiresAt.toISOString(), ...session };
  });

  bind(app, contract.logout, async ({ caller }) => {
    if (caller) await sessions.remove(deps.db, caller.sessionId);
    return { success: true as const };
  });

  bind(app, contract.registerClient, async ({ body }) => {
    await registerClient(deps, body);
    return { success: true as const, message: 'Registro exitoso. Ya puedes iniciar sesión.' };
  });

  bind(app, contract.registerProvider, async ({ body }) => {
    await registerProvider(deps, body);
    return { success: true as const, message: 'Registro exitoso. Ya puedes iniciar sesión.' };
  });
}

function deviceOf(request: FastifyRequest) {
  return { ip: request.ip, userAgent: request.headers['user-agent'] ?? null };
}

function seconds(until: Date, from: Date): number {
  return Math.floor((until.getTime() - from.getTime()) / 1000);
}
