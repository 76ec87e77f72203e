import { adminPaymentEvents as contract } from '@tero/shared/contract/admin/payment-events';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { listPage } from '../table/list.ts';
import { listedEvents } from './repository.ts';
import { applyAgain, lookAt, settleEvent } from './service.ts';

export function adminPaymentEventRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedEvents, { ...query, search: '' });
    return { success, events: rows, pagination: paging };
  });
  bind(app, deps, contract.look, async ({ params }) => ({ success, ...(await lookAt(deps, params.id)) }));
  bind(app, deps, contract.apply, async ({ params, caller }) => ({
    success,
    message: await applyAgain(deps, params.id, caller),
  }));
  bind(app, deps, contract.settle, async ({ params, body, caller }) => {
    await settleEvent(deps, params.id, body.note, caller);
    return { success, message: 'La notificación quedó resuelta' };
  });
}
