import { categories as contract } from '@tero/shared/contract/categories';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind } from '../../http/bind.ts';
import { listLeaves } from './repository.ts';

export function categoryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  bind(app, deps, contract.list, ({ query }) => listLeaves(db, clock.now(), query.coverageArea));
  bind(app, deps, contract.listAll, ({ query }) => listLeaves(db, clock.now(), query.coverageArea));
}
