import { adminVitals as contract } from '@tero/shared/contract/admin/vitals';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { listVitals } from './service.ts';

export function adminVitalRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ query }) => ({ success, ...(await listVitals(deps, query)) }));
}
