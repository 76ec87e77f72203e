import { adminTodo as contract } from '@tero/shared/contract/admin/todo';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind } from '../../../http/bind.ts';
import { success } from '../../../http/success.ts';
import { listTodo } from './service.ts';

export function adminTodoRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.list, async () => ({ success, todo: await listTodo(deps) }));
}
