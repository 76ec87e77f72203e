import { contact as contract } from '@tero/shared/contract/contact';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bind } from '../../bind.ts';
import type { Caller } from '../../caller.ts';
import type { Deps } from '../../deps.ts';
import { receive } from './service.ts';

const success = true as const;

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.send, async ({ body, caller, request }) => {
    const { website, userAgent, timestamp: _said, ...given } = body;
    const message = { ...given, kind: 'contact' as const, user_agent: userAgent };
    if (!website) await receive(deps, message, senderOf(request, caller));
    return { success, message: 'Mensaje enviado correctamente' };
  });
  bind(app, contract.report, async ({ body, caller, request }) => {
    const { website, description, type, ...given } = body;
    const message = { ...given, kind: 'report' as const, message: description, report_type: type };
    if (!website) await receive(deps, message, senderOf(request, caller));
    return { success, message: 'Gracias por avisarnos. Vamos a revisar tu reporte.' };
  });
}

function senderOf(request: FastifyRequest, caller: Caller | null) {
  return { ip: request.ip, accountId: caller?.accountId ?? null };
}
