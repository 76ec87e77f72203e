import type { Service } from '@tero/shared/contract/services';
import { publish as contract } from '@tero/shared/contract/services-publish';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { settled } from '../../../http/idempotency/claims.ts';
import { create } from './create.ts';
import { update } from './edit.ts';

export function publishRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.create, ({ body, files, caller, claim }) => create(deps, body, files, caller, claim));
  bind(app, deps, contract.update, ({ params, body, files, caller, claim, expected }) =>
    settled(
      claim,
      (service: Service) => ({ success, message: 'Servicio actualizado exitosamente', service }),
      (settle) => update(deps, params.id, body, { files, caller, expected, settle }),
    ),
  );
}
