import { pauses as contract } from '@tero/shared/contract/pauses';
import { backWords } from '@tero/shared/rules/services/pause';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind } from '../../http/bind.ts';
import { success } from '../../http/success.ts';
import { endFor, endWords, pauseOfProvider, setPause } from './service.ts';

export function pauseRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.own, async ({ caller }) => ({
    success,
    pause: await pauseOfProvider(deps, caller.accountId),
  }));
  bind(app, deps, contract.set, async ({ body, caller }) => {
    const pause = await setPause(deps, body, caller);
    const message = pause ? `En pausa. ${backWords(pause)}.` : await endWords(deps, caller.accountId);
    return { success, message, pause };
  });
  bind(app, deps, contract.end, async ({ params, caller }) => {
    await endFor(deps, params.id, caller);
    return { success, message: 'Terminó la pausa del proveedor' };
  });
}
