import { adminViews as contract } from '@tero/shared/contract/admin/views';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { listViews, removeView } from './repository.ts';
import { saveView } from './service.ts';

export function adminViewRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ caller }) => ({
    success,
    views: await listViews(deps.db, caller.accountId),
  }));
  bind(app, deps, contract.save, async ({ body, caller }) => {
    const view = await saveView(deps, caller.accountId, body);
    return { success, message: `Vista guardada: ${view.name}`, view };
  });
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    if (!(await removeView(deps.db, caller.accountId, params.id))) throw new AppError('not_found');
    return { success, message: 'Vista eliminada' };
  });
}
