import { phoneOwners as contract } from '@tero/shared/contract/phone-owners';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind } from '../../http/bind.ts';
import { success } from '../../http/success.ts';
import { ownersOf } from './owners.ts';

export function phoneRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.find, async ({ body, request }) => ({
    success,
    owners: await ownersOf(deps, body.numbers, request.ip),
  }));
}
