import { providers as contract } from '@tero/shared/contract/providers';
import type { FastifyInstance } from 'fastify';
import { visitorOf } from '../../core/visitor.ts';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { checks, page } from './service.ts';

export function providerRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.detail, async ({ params, caller, request }) => ({
    success,
    provider: await page(deps, params.id, visitorOf({ caller, request })),
  }));
  bind(app, deps, contract.checks, async ({ params }) => ({ success, checks: await checks(deps.db, params.id) }));
}
