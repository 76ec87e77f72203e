import { support as contract } from '@tero/shared/contract/support';
import { limits } from '@tero/shared/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../core/caller.ts';
import { networkOf } from '../../core/network.ts';
import type { Deps } from '../../deps/deps.ts';
import { bind } from '../../http/bind.ts';
import { settled, withoutEffect } from '../../http/idempotency/claims.ts';
import { success } from '../../http/success.ts';
import { listOf } from './repository.ts';
import { receive } from './service.ts';

export function supportRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.send, async ({ body, caller, request, claim }) => {
    const { website, userAgent, timestamp: _said, ...given } = body;
    const message = { ...given, kind: 'contact' as const, user_agent: userAgent };
    const reply = () => ({ success, message: 'Mensaje enviado correctamente' });
    if (website) return withoutEffect(reply());
    return settled(claim, reply, (settle) => receive(deps, message, senderOf(request, caller), settle));
  });
  bind(app, contract.own, async ({ caller }) => {
    return { success, messages: await listOf(deps.db, caller.accountId, limits.ownMessagesListed) };
  });
  bind(app, contract.report, async ({ body, caller, request, claim }) => {
    const { website, description, type, ...given } = body;
    const message = { ...given, kind: 'report' as const, message: description, report_type: type };
    const reply = () => ({ success, message: 'Gracias por avisarnos. Vamos a revisar tu reporte.' });
    if (website) return withoutEffect(reply());
    return settled(claim, reply, (settle) => receive(deps, message, senderOf(request, caller), settle));
  });
}

function senderOf(request: FastifyRequest, caller: Caller | null) {
  return { network: networkOf(request.ip), accountId: caller?.accountId ?? null };
}
