import { operator as contract } from '@tero/shared/contract/operator';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { shownContent } from './content.ts';

export function operatorRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.content, async () => ({ success, ...(await shownContent(deps)) }));
}
