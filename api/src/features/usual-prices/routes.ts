import { usualPrices as contract } from '@tero/shared/contract/usual-prices';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { usualPricesNamed } from './usual.ts';

export function usualPriceRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.ofCategory, async ({ params, query }) => ({
    success,
    prices: await usualPricesNamed(deps.db, params.category, query.area),
  }));
}
