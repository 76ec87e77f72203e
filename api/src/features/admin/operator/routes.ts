import { adminOperator as contract } from '@tero/shared/contract/admin/operator';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { contentOf, update } from './service.ts';

export function adminOperatorRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.read, async () => ({ success, content: await contentOf(deps.db) }));
  bind(app, deps, contract.update, async ({ body, caller, expected }) => ({
    success,
    message: 'Contenido guardado',
    content: await update(deps, body, { caller, expected }),
  }));
}
