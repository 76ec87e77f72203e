import { emailChange as contract } from '@tero/shared/contract/accounts-email-change';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { isLate, promised } from '../../../http/promised.ts';
import { confirmChange, stopChange } from './links.ts';
import { cancelChange, requestChange, waitingChange } from './service.ts';

const sent = 'Te mandamos un enlace al email nuevo. Cuando lo abras, cambiamos tu email.';

export function emailChangeRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.request, async ({ body, caller }) => {
    const waiting = await requestChange(deps, body.email, caller);
    return { success, ...(await promised(deps, 'email', sent)), waiting };
  });
  bind(app, deps, contract.waiting, async ({ caller }) => {
    const waiting = await waitingChange(deps.db, deps.clock.now(), caller);
    return { success, ...(waiting && (await isLate(deps, 'email')) && { delayed: 'email' as const }), waiting };
  });
  bind(app, deps, contract.cancel, async ({ caller }) => {
    await cancelChange(deps, caller);
    return { success, message: 'Cancelamos el cambio: tu email sigue siendo el mismo.' };
  });
  bind(app, deps, contract.confirm, async ({ body, request }) => ({
    success,
    email: await confirmChange(deps, body.token, request.ip),
  }));
  bind(app, deps, contract.stop, async ({ body, request }) => ({
    success,
    email: await stopChange(deps, body.token, request.ip),
  }));
}
