import { offers as contract, type Offer } from '@tero/shared/contract/offers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { settled } from '../../http/idempotency/claims.ts';
import { create, list, remove, update } from './service.ts';

export function offerRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.create, ({ body, files, caller, claim }) =>
    settled(
      claim,
      (offer: Offer) => ({ success, message: 'Promoción creada exitosamente', offer }),
      (settle) => create(deps, body, { files, caller, settle }),
    ),
  );
  bind(app, deps, contract.list, async ({ query, caller }) => ({
    success,
    offers: await list(deps, query.providerId, caller),
  }));
  bind(app, deps, contract.update, ({ params, body, files, caller, claim, expected }) =>
    settled(
      claim,
      (offer: Offer) => ({ success, message: 'Promoción actualizada exitosamente', offer }),
      (settle) => update(deps, params.id, body, { files, caller, expected, settle }),
    ),
  );
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await remove(deps, params.id, caller);
    return { success, message: 'Promoción eliminada exitosamente' };
  });
}
