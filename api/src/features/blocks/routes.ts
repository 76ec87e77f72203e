import { blocks as contract } from '@tero/shared/contract/blocks';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { block, listBlocks, unblock } from './service.ts';

export function blockRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ caller }) => ({ success, blocks: await listBlocks(deps, caller) }));
  bind(app, deps, contract.create, async ({ body, caller }) => ({
    success,
    message: 'Bloqueaste a esta persona. No le avisamos.',
    block: await block(deps, body, caller),
  }));
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await unblock(deps, params.id, caller);
    return { success, message: 'Desbloqueaste a esta persona' };
  });
}
