import { crashes as contract } from '@tero/shared/contract/crashes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { recordCrash, recordViolations } from './service.ts';

export function crashRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.report, async ({ body }) => {
    await recordCrash(deps, body);
    return { success };
  });
  app.register(async (scope) => {
    const asJson = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser(['application/csp-report', 'application/reports+json'], { parseAs: 'string' }, asJson);
    bind(scope, deps, contract.cspReports, async ({ body }) => {
      await recordViolations(deps, body);
      return { success };
    });
  });
}
