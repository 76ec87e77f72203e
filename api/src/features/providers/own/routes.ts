import { providerProfile as contract } from '@tero/shared/contract/providers-own';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind } from '../../../http/bind.ts';
import { success } from '../../../http/success.ts';
import { checklistOf } from './checklist.ts';
import { completeness, own, update } from './service.ts';

export function providerProfileRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.own, async ({ caller }) => ({ success, provider: await own(deps, caller) }));
  bind(app, contract.complete, async ({ caller }) => ({ success, ...(await completeness(deps, caller)) }));
  bind(app, contract.checklist, async ({ caller }) => ({ success, checklist: await checklistOf(deps, caller) }));
  bind(app, contract.update, async ({ body, files, caller }) => ({
    success,
    message: 'Perfil actualizado correctamente.',
    provider: await update(deps, body, files, caller),
  }));
}
