import { publishing as contract } from '@tero/shared/contract/publishing';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../bind.ts';
import type { Deps } from '../../deps.ts';
import { create } from './creating.ts';
import { update } from './editing.ts';

export function publishingRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.create, ({ body, files, caller }) => create(deps, body, files, caller));
  bind(app, contract.update, async ({ params, body, files, caller }) => ({
    success: true as const,
    message: 'Servicio actualizado exitosamente',
    service: await update(deps, params.id, body, files, caller),
  }));
}
