import { adminMoney as contract } from '@tero/shared/contract/admin/figures/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { money } from './service.ts';

export function adminMoneyRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.months, async ({ query }) => ({ success, ...(await money(deps, query.months)) }));
}
