import { vitals as contract } from '@tero/shared/contract/vitals';
import type { FastifyInstance } from 'fastify';
import { DayShares } from '../../db/processes/day-shares.ts';
import type { Deps } from '../../deps/deps.ts';
import { bind } from '../../http/bind.ts';
import { success } from '../../http/success.ts';
import { recordVitals } from './service.ts';

export function vitalRoutes(app: FastifyInstance, deps: Deps): void {
  const shares = new DayShares('vitals', deps.config.jwtSecret);
  bind(app, contract.report, async ({ body, request }) => {
    await recordVitals(deps, body, { ip: request.ip, shares });
    return { success };
  });
}
