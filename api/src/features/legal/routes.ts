import { legal as contract } from '@tero/shared/contract/legal';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind } from '../../http/bind.ts';

export function legalRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.operator, async () => ({ operator: deps.config.operator }));
}
