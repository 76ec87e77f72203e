import { history as contract } from '@tero/shared/contract/history';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../bind.ts';
import type { Deps } from '../../deps.ts';
import { contact, contacted, visit, visited } from './service.ts';

const success = true as const;

export function historyRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.visited, ({ caller }) => visited(deps, caller));
  bind(app, contract.contacted, ({ caller }) => contacted(deps, caller));
  bind(app, contract.visit, async ({ body, caller }) => {
    await visit(deps, body.service_id, caller);
    return { success };
  });
  bind(app, contract.trackClick, async ({ body, caller }) => {
    await contact(deps, body.service_id, caller);
    return { success };
  });
}
