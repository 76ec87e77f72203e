import { history as contract } from '@tero/shared/contract/history';
import type { FastifyInstance } from 'fastify';
import { visitorOf } from '../../core/visitor.ts';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { contacted, contactedProviders, visited } from './lists.ts';
import { contact, visit } from './service.ts';

export function historyRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.visited, ({ caller }) => visited(deps, caller));
  bind(app, deps, contract.contacted, ({ caller }) => contacted(deps, caller));
  bind(app, deps, contract.contactedProviders, ({ caller }) => contactedProviders(deps, caller));
  bind(app, deps, contract.visit, async (call) => {
    await visit(deps, call.body, { ...visitorOf(call), caller: call.caller });
    return { success };
  });
  bind(app, deps, contract.trackClick, async (call) => {
    await contact(deps, call.body, visitorOf(call));
    return { success };
  });
}
