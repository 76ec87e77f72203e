import { services as contract } from '@tero/shared/contract/services';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind } from '../../../http/bind.ts';
import { searchQueue } from '../../../search/search-queue.ts';
import { listAll } from './pages.ts';
import { search } from './search.ts';
import { byCategory } from './service.ts';
import { suggest } from './suggest.ts';

export function listingRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, ({ query }) => listAll(deps, query));
  bind(app, deps, contract.byCategory, ({ params, query }) => byCategory(deps, params.name, query));
  bind(app, deps, contract.search, ({ query }) => searchQueue.run(() => search(deps, query)));
  bind(app, deps, contract.suggestions, ({ query }) => searchQueue.run(() => suggest(deps, query)));
  bind(app, deps, contract.recent, ({ query }) => listAll(deps, { ...query, sort: 'newest' }));
}
