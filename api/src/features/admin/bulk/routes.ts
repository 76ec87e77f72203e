import { adminBulk as contract } from '@tero/shared/contract/admin/panel/bulk';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { current, prepare, run, send, undo } from './service.ts';

export function adminBulkRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.current, async ({ caller }) => ({ success, batch: await current(deps, caller) }));
  bind(app, deps, contract.prepare, async ({ body, caller }) => ({
    success,
    batch: await prepare(deps, body, caller),
  }));
  bind(app, deps, contract.run, async ({ params, caller }) => ({ success, batch: await run(deps, params.id, caller) }));
  bind(app, deps, contract.send, async ({ params, caller }) => ({
    success,
    batch: await send(deps, params.id, caller),
  }));
  bind(app, deps, contract.undo, async ({ params, caller }) => ({
    success,
    batch: await undo(deps, params.id, caller),
  }));
}
