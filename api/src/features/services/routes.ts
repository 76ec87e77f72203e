import { services as contract } from '@tero/shared/contract/services';
import { similarServices } from '@tero/shared/contract/services-similar';
import type { FastifyInstance } from 'fastify';
import { visitorOf } from '../../core/visitor.ts';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { ofProvider, page, remove, setActive, similarTo } from './service.ts';

export function serviceRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.byProvider, async ({ params, caller }) => ({
    success,
    services: await ofProvider(deps, params.id, caller),
  }));
  bind(app, deps, contract.detail, async ({ params, caller, request }) => ({
    success,
    service: await page(deps, params.id, visitorOf({ caller, request })),
  }));
  bind(app, deps, similarServices.ofService, async ({ params }) => ({
    success,
    ...(await similarTo(deps, params.id)),
  }));
  bind(app, deps, contract.setActive, async ({ params, body, caller }) => {
    await setActive(deps, params.id, body.is_active, caller);
    const message = body.is_active ? 'Tu servicio está visible' : 'Tu servicio está oculto';
    return { success, message, is_active: body.is_active };
  });
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await remove(deps, params.id, caller);
    return { success, message: 'Servicio eliminado' };
  });
}
