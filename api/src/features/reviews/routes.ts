import { reviews as contract } from '@tero/shared/contract/reviews';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../bind.ts';
import type { Deps } from '../../deps.ts';
import { remove, respond, responseOf, update } from './responding.ts';
import { create, ofProvider, ofProviderForItself, ofService } from './service.ts';

const success = true as const;

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.ofService, async ({ params, caller }) => ({
    success,
    reviews: await ofService(deps, params.id, caller),
  }));
  bind(app, contract.ofServiceAlias, async ({ params, caller }) => ({
    success,
    reviews: await ofService(deps, params.serviceId, caller),
  }));
  bind(app, contract.create, async ({ body, caller }) => ({
    success,
    message: 'Reseña enviada',
    review: await create(deps, body, caller),
  }));
  bind(app, contract.ofProvider, async ({ params, caller }) => ({
    success,
    ...(await ofProvider(deps, params.providerId, caller)),
  }));
  bind(app, contract.ofProviderAlias, async ({ params, caller }) => ({
    success,
    ...(await ofProvider(deps, params.id, caller)),
  }));
  bind(app, contract.ofProviderMetrics, async ({ params, caller }) => ({
    success,
    ...(await ofProviderForItself(deps, params.id, caller)),
  }));
  bindResponses(app, deps);
}

/** Both doors write the one table of replies (decisions, reviews). */
function bindResponses(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.reply, async ({ params, body, caller }) => {
    const given = { reviewId: params.reviewId, text: body.reply, isPublic: true };
    return { success, message: 'Respuesta enviada', response: await respond(deps, given, caller) };
  });
  bind(app, contract.createResponse, async ({ body, caller }) => {
    const given = { reviewId: body.review_id, text: body.response_text, isPublic: body.is_public };
    return { success, message: 'Respuesta enviada', response: await respond(deps, given, caller) };
  });
  bind(app, contract.responseOf, async ({ params, caller }) => ({
    success,
    response: await responseOf(deps, params.reviewId, caller),
  }));
  bind(app, contract.updateResponse, async ({ params, body, caller }) => {
    const given = { text: body.response_text, isPublic: body.is_public };
    return { success, message: 'Respuesta guardada', response: await update(deps, params.id, given, caller) };
  });
  bind(app, contract.removeResponse, async ({ params, caller }) => {
    await remove(deps, params.id, caller);
    return { success, message: 'Respuesta eliminada' };
  });
}
