import { servicePlaces as contract } from '@tero/shared/contract/services-places';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { departmentsOf, placePage } from './service.ts';

export function placeRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.departments, async ({ params }) => ({
    success,
    ...(await departmentsOf(deps, params.category)),
  }));
  bind(app, deps, contract.page, async ({ params, query }) => {
    const { category, department } = params;
    return { success, page: await placePage(deps, category, { department, ...query }) };
  });
}
