import { operator as contract } from '@tero/shared/contract/operator';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind } from '../../http/bind.ts';

export function operatorRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.read, async () => ({ operator: deps.config.operator }));
}
