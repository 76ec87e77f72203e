import { savedSearches as contract } from '@tero/shared/contract/saved-searches';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { listOwn, remove, save } from './service.ts';

export function savedSearchRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ caller }) => ({ success, searches: await listOwn(deps, caller.accountId) }));
  bind(app, deps, contract.create, async ({ body, caller }) => {
    const search = await save(deps, caller.accountId, body);
    return { success, message: `Te avisamos cuando haya servicios nuevos: ${search.label}`, search };
  });
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await remove(deps, caller.accountId, params.id);
    return { success };
  });
}
