import { vitals as contract } from '@tero/shared/contract/vitals';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { recordVitals } from './service.ts';

export function vitalRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.report, async ({ body }) => {
    await recordVitals(deps, body);
    return { success };
  });
}
