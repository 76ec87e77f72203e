import { pauses as contract } from '@tero/shared/contract/pauses';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { endFor, pausesOfProvider, setPause, wordsOf } from './service.ts';

export function pauseRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.own, async ({ caller }) => ({
    success,
    ...(await pausesOfProvider(deps, caller.accountId)),
  }));
  bind(app, deps, contract.set, async ({ body, caller }) => {
    const { wasPlanned, ...said } = await setPause(deps, body, caller);
    return { success, message: await wordsOf(deps, caller.accountId, { wasPlanned, ...said }), ...said };
  });
  bind(app, deps, contract.end, async ({ params, caller }) => {
    return { success, message: await endFor(deps, params.id, caller) };
  });
}
