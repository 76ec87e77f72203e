import { publishing as contract } from '@tero/shared/contract/publishing';
import type { Service } from '@tero/shared/contract/services';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../bind.ts';
import type { Deps } from '../../deps.ts';
import { settled } from '../../repeats/claims.ts';
import { create } from './creating.ts';
import { update } from './editing.ts';

export function publishingRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.create, ({ body, files, caller, claim }) => create(deps, body, files, caller, claim));
  bind(app, contract.update, ({ params, body, files, caller, claim }) =>
    settled(
      claim,
      (service: Service) => ({ success: true as const, message: 'Servicio actualizado exitosamente', service }),
      (settle) => update(deps, params.id, body, { files, caller, settle }),
    ),
  );
}
