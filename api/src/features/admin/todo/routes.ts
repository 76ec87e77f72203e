import { adminTodo as contract } from '@tero/shared/contract/admin/todo';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { chooseAlerts } from './alerts.ts';
import { listKinds } from './alerts-repository.ts';
import { whyMessagesAreLate } from './late-messages.ts';
import { listTodo } from './service.ts';
import { textsOfDay } from './texts.ts';

export function adminTodoRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ caller }) => ({ success, todo: await listTodo(deps, caller.accountId) }));
  bind(app, deps, contract.mails, async () => ({
    success,
    ...(await whyMessagesAreLate(deps)),
    texts: await textsOfDay(deps, deps.clock.now()),
  }));
  bind(app, deps, contract.alerts, async ({ caller }) => ({
    success,
    kinds: await listKinds(deps.db, caller.accountId),
  }));
  bind(app, deps, contract.setAlerts, async ({ body, caller }) => {
    const kinds = await chooseAlerts(deps, caller.accountId, body.kinds);
    const message = kinds.length ? 'Listo: te avisamos cuando haya tareas' : 'Listo: no te avisamos más';
    return { success, message, kinds };
  });
}
