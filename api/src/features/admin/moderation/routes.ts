import { adminModeration as contract, type ModerationDetail } from '@tero/shared/contract/admin/moderation/cases';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { settled } from '../../../http/idempotency/claims.ts';
import { listPage } from '../table/list.ts';
import { listedCases } from './repository.ts';
import { caseDetail, casePhotos, caseViews, decideCase, openCaseOf } from './service.ts';

export function adminModerationRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedCases, query);
    return { success, ...paging, cases: await caseViews(deps.db, rows) };
  });
  bind(app, deps, contract.open, async ({ body, caller }) => ({
    success,
    case: await openCaseOf(deps, body, caller),
  }));
  bind(app, deps, contract.detail, async ({ params }) => ({ success, case: await caseDetail(deps, params.id) }));
  bind(app, deps, contract.photos, async ({ params }) => ({ success, photos: await casePhotos(deps, params.id) }));
  bind(app, deps, contract.decide, ({ params, body, caller, claim }) =>
    settled(
      claim,
      (decided: ModerationDetail) => ({ success, message: 'Listo: guardamos la decisión.', case: decided }),
      (settle) => decideCase(deps, params.id, body, { caller, settle }),
    ),
  );
}
