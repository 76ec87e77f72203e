import { providers as contract } from '@tero/shared/contract/providers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind } from '../../http/bind.ts';
import { success } from '../../http/success.ts';
import { publicProfile } from './service.ts';

export function providerRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.detail, async ({ params, caller }) => ({
    success,
    provider: await publicProfile(deps, params.id, caller),
  }));
}
