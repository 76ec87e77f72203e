import { support as contract, type ThreadEntry } from '@tero/shared/contract/support';
import { delayedAnswer } from '@tero/shared/rules/text/delayed';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../core/caller.ts';
import { networkOf } from '../../core/network.ts';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { settled, withoutEffect } from '../../http/idempotency/claims.ts';
import { promised } from '../../http/promised.ts';
import { followUp, ownMessages } from './follow-up.ts';
import { receive } from './service.ts';

export function supportRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.send, async ({ body, caller, request, claim }) => {
    const { website, userAgent, timestamp: _said, ...given } = body;
    const message = { ...given, kind: 'contact' as const, user_agent: userAgent };
    const words = await promised(deps, 'email', 'Mensaje enviado correctamente', delayedAnswer);
    const reply = () => ({ success, ...words });
    if (website) return withoutEffect(reply());
    return settled(claim, reply, (settle) => receive(deps, message, senderOf(request, caller), settle));
  });
  bind(app, deps, contract.own, async ({ caller }) => {
    return { success, messages: await ownMessages(deps, caller.accountId) };
  });
  bind(app, deps, contract.followUp, ({ params, body, caller, claim }) =>
    settled(
      claim,
      (entry: ThreadEntry) => ({ success, message: 'Mensaje enviado. Te respondemos acá.', entry }),
      (settle) => followUp(deps, { accountId: caller.accountId, id: params.id, text: body.message }, settle),
    ),
  );
  bind(app, deps, contract.report, async ({ body, caller, request, claim }) => {
    const { website, description, type, ...given } = body;
    const message = { ...given, kind: 'report' as const, message: description, report_type: type };
    const words = await promised(deps, 'email', 'Gracias por avisarnos. Vamos a revisar tu reporte.', delayedAnswer);
    const reply = () => ({ success, ...words });
    if (website) return withoutEffect(reply());
    return settled(claim, reply, (settle) => receive(deps, message, senderOf(request, caller), settle));
  });
}

function senderOf(request: FastifyRequest, caller: Caller | null) {
  return { network: networkOf(request.ip), accountId: caller?.accountId ?? null };
}
