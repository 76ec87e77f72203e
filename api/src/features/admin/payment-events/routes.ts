import { adminPaymentEvents as contract } from '@tero/shared/contract/admin/payment-events';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { listPage } from '../table/list.ts';
import { listedEvents } from './repository.ts';

export function adminPaymentEventRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedEvents, { ...query, search: '' });
    return { success, events: rows, pagination: paging };
  });
}
