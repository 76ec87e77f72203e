import { Readable } from 'node:stream';
import { citas as contract } from '@tero/shared/contract/citas';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { promised } from '../../http/promised.ts';
import { calendar } from './calendar.ts';
import { sayCame } from './came/service.ts';
import { answer, propose } from './cita.ts';
import { askClientCode, ofCita } from './cita-code.ts';
import { coming } from './cita-view.ts';
import { ofCame } from './client-code.ts';

export function citaRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ caller }) => ({ success, citas: await coming(deps, caller) }));
  bind(app, deps, contract.propose, async ({ params: { token }, body, caller }) => ({
    success,
    quote: await propose(deps, { token, caller }, body),
  }));
  bind(app, deps, contract.answer, async ({ params: { token }, body, caller }) => ({
    success,
    quote: await answer(deps, { token, caller }, body),
  }));
  bind(app, deps, contract.came, async ({ params: { token }, body, caller }) => ({
    success,
    quote: await sayCame(deps, { token, caller }, body),
  }));
  for (const [asking, what] of [
    [contract.askCode, ofCita],
    [contract.askCameCode, ofCame],
  ] as const)
    bind(app, deps, asking, async ({ params: { token }, caller }) => {
      await askClientCode(deps, { token, caller }, what);
      return { success, ...(await promised(deps, 'sms', 'Te mandamos un código por SMS.')) };
    });
  bind(app, deps, contract.calendar, async ({ params, reply }) => {
    const text = await calendar(deps, params.token);
    reply.header('content-type', 'text/calendar; charset=utf-8');
    reply.header('content-disposition', 'inline; filename="cita.ics"');
    return Readable.from([text]) as unknown as string;
  });
}
