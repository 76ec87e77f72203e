import { adminTemplates as contract } from '@tero/shared/contract/admin/panel/templates';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { create, list, remove, update } from './service.ts';

export function adminTemplateRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async () => ({ success, templates: await list(deps) }));
  bind(app, deps, contract.create, async ({ body, caller }) => ({
    success,
    message: 'Plantilla guardada',
    template: await create(deps, body, caller),
  }));
  bind(app, deps, contract.update, async ({ params, body, caller, expected }) => ({
    success,
    message: 'Plantilla guardada',
    template: await update(deps, params.id, body, { caller, expected }),
  }));
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await remove(deps, params.id, caller);
    return { success, message: 'Plantilla eliminada' };
  });
}
