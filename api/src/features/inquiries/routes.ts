import { inquiries as contract } from '@tero/shared/contract/inquiries';
import type { FastifyInstance } from 'fastify';
import { visitorOf } from '../../core/visitor.ts';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { settled } from '../../http/idempotency/claims.ts';
import { candidates } from './candidates.ts';
import { ownInquiries, sharedInquiry } from './lists.ts';
import { receivedInquiries } from './received.ts';
import { create, remove } from './service.ts';

export function inquiryRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.candidates, async ({ query, caller }) => ({
    success,
    candidates: await candidates(deps, query.service_ids, caller),
  }));
  bind(app, deps, contract.list, async ({ caller, request }) => ({
    success,
    inquiries: await ownInquiries(deps, { ...visitorOf({ caller, request }), caller }),
  }));
  bind(app, deps, contract.received, async ({ caller }) => ({
    success,
    inquiries: await receivedInquiries(deps, caller),
  }));
  bind(app, deps, contract.create, ({ body, files, caller, claim }) =>
    settled(
      claim,
      (inquiry: { id: number }) => ({ success, message: 'Pedido guardado', inquiry }),
      (settle) => create(deps, body, { files, caller, settle }),
    ),
  );
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await remove(deps, params.id, caller);
    return { success, message: 'Pedido eliminado' };
  });
  bind(app, deps, contract.shared, async ({ params, caller }) => ({
    success,
    inquiry: await sharedInquiry(deps, params.token, caller),
  }));
}
