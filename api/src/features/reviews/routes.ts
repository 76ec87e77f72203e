import { reviews as contract, type Review, type ReviewResponse } from '@tero/shared/contract/reviews';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { settled } from '../../http/idempotency/claims.ts';
import { confirmContact } from './counting.ts';
import { changeOwn, listOwn, removeOwn } from './own.ts';
import { type Compare, remove, respond, responseOf, update } from './reply.ts';
import { create, ofProvider, ofProviderForItself, ofService, unanswered } from './service.ts';
import { responseView } from './view.ts';

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.ofService, async ({ params, caller }) => ({
    success,
    reviews: await ofService(deps, params.id, caller),
  }));
  bind(app, deps, contract.ofServiceAlias, async ({ params, caller }) => ({
    success,
    reviews: await ofService(deps, params.serviceId, caller),
  }));
  bind(app, deps, contract.own, async ({ caller }) => ({ success, reviews: await listOwn(deps, caller) }));
  bind(app, deps, contract.create, ({ body, files, caller, claim }) =>
    settled(
      claim,
      (review: Review) => ({ success, message: 'Reseña enviada', review }),
      (settle) => create(deps, body, { files, caller, settle }),
    ),
  );
  bind(app, deps, contract.update, ({ params, body, files, caller, claim, expected }) =>
    settled(
      claim,
      (review: Review) => ({ success, message: 'Reseña guardada', review }),
      (settle) => changeOwn(deps, params.id, body, { files, caller, expected, settle }),
    ),
  );
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await removeOwn(deps, params.id, caller);
    return { success, message: 'Reseña eliminada' };
  });
  bind(app, deps, contract.ofProvider, async ({ params, caller }) => ({
    success,
    ...(await ofProvider(deps, params.providerId, caller)),
  }));
  bind(app, deps, contract.ofProviderAlias, async ({ params, caller }) => ({
    success,
    ...(await ofProvider(deps, params.id, caller)),
  }));
  bind(app, deps, contract.ofProviderMetrics, async ({ params, caller }) => ({
    success,
    ...(await ofProviderForItself(deps, params.id, caller)),
  }));
  bind(app, deps, contract.unanswered, async ({ caller }) => ({ success, unanswered: await unanswered(deps, caller) }));
  bind(app, deps, contract.confirmContact, async ({ params, caller }) => {
    await confirmContact(deps, params.reviewId, caller);
    return { success, message: 'Listo: confirmaste que la reseña es de un cliente tuyo' };
  });
  bindResponses(app, deps);
}

/** Registers both pairs of calls, which write to the same table of replies (rule REV-13). */
function bindResponses(app: FastifyInstance, deps: Deps): void {
  const sent = (response: ReviewResponse) => ({ success, message: 'Respuesta enviada', response });
  bind(app, deps, contract.reply, ({ params, body, caller, claim }) => {
    const given = { reviewId: params.reviewId, text: body.reply, isPublic: true };
    return settled(claim, sent, (settle) => respond(deps, given, caller, settle));
  });
  bind(app, deps, contract.createResponse, ({ body, caller, claim }) => {
    const given = { reviewId: body.review_id, text: body.response_text, isPublic: body.is_public };
    return settled(claim, sent, (settle) => respond(deps, given, caller, settle));
  });
  bind(app, deps, contract.responseOf, async ({ params, caller }) => ({
    success,
    response: await responseOf(deps, params.reviewId, caller),
  }));
  bind(app, deps, contract.updateResponse, async ({ params, body, caller, expected }) => {
    const given = { text: body.response_text, isPublic: body.is_public };
    const compare: Compare = (_trx, row) => expected.meets(async () => responseView(row));
    const response = await update(deps, params.id, given, { caller, compare });
    return { success, message: 'Respuesta guardada', response };
  });
  bind(app, deps, contract.removeResponse, async ({ params, caller }) => {
    await remove(deps, params.id, caller);
    return { success, message: 'Respuesta eliminada' };
  });
}
