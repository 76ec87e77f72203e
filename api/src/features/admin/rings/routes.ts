import { adminRings as contract } from '@tero/shared/contract/admin/moderation/rings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { listRings, settleRing } from './service.ts';

export function adminRingRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async () => ({ success, ...(await listRings(deps)) }));
  bind(app, deps, contract.settle, async ({ params, body, caller }) => {
    await settleRing(deps, params.id, body, caller);
    return { success };
  });
}
