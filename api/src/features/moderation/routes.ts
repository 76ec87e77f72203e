import { moderation as contract, type OwnDecision } from '@tero/shared/contract/moderation';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { settled } from '../../http/idempotency/claims.ts';
import { answer, listOwn, ownDecision } from './decisions/answer.ts';
import { report } from './reports/service.ts';

export function moderationRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.report, ({ body, caller, request, claim }) =>
    settled(
      claim,
      (_none: null) => ({ success, message: 'Gracias por tu reporte. Una persona del equipo lo va a leer.' }),
      (settle) => report(deps, body, { caller, ip: request.ip }, settle),
    ),
  );
  bind(app, deps, contract.own, async ({ caller }) => ({ success, decisions: await listOwn(deps, caller) }));
  bind(app, deps, contract.decision, async ({ params, query, caller }) => ({
    success,
    decision: await ownDecision(deps, params.id, { caller, token: query.token }),
  }));
  bind(app, deps, contract.answer, ({ params, body, caller, claim }) =>
    settled(
      claim,
      (decision: OwnDecision) => ({
        success,
        message: 'Respuesta enviada. Una persona del equipo la va a leer.',
        decision,
      }),
      (settle) => answer(deps, params.id, { text: body.answer, reader: { caller, token: body.token } }, settle),
    ),
  );
}
