import { adminSearches as contract } from '@tero/shared/contract/admin/searches';
import type { FastifyInstance } from 'fastify';
import { found } from '../../../core/errors.ts';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { findRow, listPage } from '../table/list.ts';
import { listedSearches, listedTrades } from './repository.ts';
import { forgetTerm, teach } from './service.ts';
import { listedTerms } from './terms-repository.ts';

export function adminSearchRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedSearches, query);
    return { success, ...paging, searches: rows };
  });
  bind(app, deps, contract.trades, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedTrades, query);
    return { success, ...paging, trades: rows };
  });
  bind(app, deps, contract.terms, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedTerms, query);
    return { success, ...paging, terms: rows };
  });
  bind(app, deps, contract.teach, async ({ body, caller }) => {
    const id = await teach(deps, body, caller);
    return { success, term: found(await findRow(deps, listedTerms, id)) };
  });
  bind(app, deps, contract.forget, async ({ params, caller }) => {
    await forgetTerm(deps, params.id, caller);
    return { success };
  });
}
