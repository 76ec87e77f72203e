import { adminStats as contract } from '@tero/shared/contract/admin/figures/stats';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { advanced, dashboard } from './service.ts';

export function adminStatsRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.dashboard, async () => ({ success, stats: await dashboard(deps) }));
  bind(app, deps, contract.advanced, async ({ query }) => ({ success, stats: await advanced(deps, query.period) }));
}
