import { adminCrashes as contract } from '@tero/shared/contract/admin/crashes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { listPage } from '../table/list.ts';
import { listedCrashes } from './repository.ts';

export function adminCrashRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedCrashes, { ...query, search: '' });
    return { success, crashes: rows, pagination: paging };
  });
}
