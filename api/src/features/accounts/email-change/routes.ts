import { emailChange as contract } from '@tero/shared/contract/accounts-email-change';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind } from '../../../http/bind.ts';
import { success } from '../../../http/success.ts';
import { confirmChange, stopChange } from './links.ts';
import { cancelChange, requestChange, waitingChange } from './service.ts';

export function emailChangeRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.request, async ({ body, caller }) => ({
    success,
    message: 'Te mandamos un enlace al email nuevo. El cambio se hace cuando lo abras.',
    waiting: await requestChange(deps, body.email, caller),
  }));
  bind(app, contract.waiting, async ({ caller }) => ({
    success,
    waiting: await waitingChange(deps.db, deps.clock.now(), caller),
  }));
  bind(app, contract.cancel, async ({ caller }) => {
    await cancelChange(deps, caller);
    return { success, message: 'Cancelamos el cambio: tu email sigue siendo el mismo.' };
  });
  bind(app, contract.confirm, async ({ body, request }) => ({
    success,
    email: await confirmChange(deps, body.token, request.ip),
  }));
  bind(app, contract.stop, async ({ body, request }) => ({
    success,
    email: await stopChange(deps, body.token, request.ip),
  }));
}
