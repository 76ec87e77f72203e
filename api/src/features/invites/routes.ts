import { invites as contract } from '@tero/shared/contract/invites';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { remove } from './repository.ts';
import { create, own, read } from './service.ts';

export function inviteRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.own, async ({ caller }) => ({ success, ...(await own(deps.db, caller)) }));
  bind(app, deps, contract.create, async ({ caller }) => ({ success, ...(await create(deps, caller)) }));
  bind(app, deps, contract.remove, async ({ caller }) => {
    await remove(deps.db, caller.accountId);
    return { success, message: 'Anulamos tu enlace' };
  });
  bind(app, deps, contract.read, async ({ params }) => ({ success, invite: await read(deps, params.code) }));
}
