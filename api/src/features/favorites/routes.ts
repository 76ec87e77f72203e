import { favorites as contract } from '@tero/shared/contract/favorites';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import * as favorites from './repository.ts';
import { add, listOf } from './service.ts';

export function favoriteRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ caller }) => ({ success, favorites: await listOf(deps, caller) }));
  bind(app, deps, contract.add, async ({ body, caller }) => {
    await add(deps, body.service_id, caller);
    return { success, message: 'Agregado a favoritos' };
  });
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await favorites.remove(deps.db, caller.accountId, params.serviceId);
    return { success, message: 'Eliminado de favoritos' };
  });
}
