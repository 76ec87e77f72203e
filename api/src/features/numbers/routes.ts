import { numbers as contract } from '@tero/shared/contract/numbers';
import { limits } from '@tero/shared/limits';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { lastMonths } from './service.ts';

export function numberRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.months, async () => ({
    success,
    least: limits.numbersLeast,
    months: await lastMonths(deps),
  }));
}
