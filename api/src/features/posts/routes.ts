import { posts as contract, type Post } from '@tero/shared/contract/posts';
import type { FastifyInstance } from 'fastify';
import { visitorOf } from '../../core/visitor.ts';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { settled } from '../../http/idempotency/claims.ts';
import { checkLike, like, open, share } from './reactions.ts';
import { detail, listFor } from './service.ts';
import { create, remove, update } from './write.ts';

export function postRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.create, ({ body, files, caller, claim }) =>
    settled(
      claim,
      (post: Post) => ({ success, message: 'Publicación creada exitosamente', post }),
      (settle) => create(deps, body, files, caller, settle),
    ),
  );
  bind(app, deps, contract.detail, async ({ params, caller, request }) => ({
    success,
    post: await detail(deps, params.id, visitorOf({ caller, request })),
  }));
  bind(app, deps, contract.update, ({ params, body, files, caller, claim, expected }) =>
    settled(
      claim,
      (post: Post) => ({ success, message: 'Publicación actualizada exitosamente', post }),
      (settle) => update(deps, params.postId, body, { files, caller, expected, settle }),
    ),
  );
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await remove(deps, params.id, caller);
    return { success, message: 'Publicación eliminada exitosamente' };
  });
  bind(app, deps, contract.ofProvider, async ({ params, caller, request }) => ({
    success,
    posts: await listFor(deps, params.id, visitorOf({ caller, request })),
  }));
  bind(app, deps, contract.checkLike, async ({ params, caller }) => ({
    success,
    liked: await checkLike(deps, params.id, caller),
  }));
  bind(app, deps, contract.like, async ({ params, body, caller }) => ({
    success,
    ...(await like(deps, params.id, body.liked, caller)),
  }));
  bind(app, deps, contract.open, async (call) => {
    await open(deps, call.params.id, visitorOf(call));
    return { success };
  });
  bind(app, deps, contract.share, async (call) => {
    await share(deps, call.params.id, visitorOf(call));
    return { success };
  });
}
