import { crashes as contract } from '@tero/shared/contract/crashes';
import type { FastifyInstance } from 'fastify';
import { DayShares } from '../../db/processes/day-shares.ts';
import type { Deps } from '../../deps/deps.ts';
import { bind } from '../../http/bind.ts';
import { success } from '../../http/success.ts';
import { recordCrash, recordViolations } from './service.ts';

export function crashRoutes(app: FastifyInstance, deps: Deps): void {
  const shares = new DayShares('crashes', deps.config.jwtSecret);
  bind(app, contract.report, async ({ body, request }) => {
    await recordCrash(deps, body, { ip: request.ip, shares });
    return { success };
  });
  app.register(async (scope) => {
    const asJson = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser(['application/csp-report', 'application/reports+json'], { parseAs: 'string' }, asJson);
    bind(scope, contract.cspReports, async ({ body, request }) => {
      await recordViolations(deps, body, { ip: request.ip, shares });
      return { success };
    });
  });
}
