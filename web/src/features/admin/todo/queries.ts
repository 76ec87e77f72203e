import { useQuery } from '@tanstack/react-query';
import { adminTodo } from '@tero/shared/contract/admin/todo';
import { minute } from '@tero/shared/rules/time/durations';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached } from '../queries.ts';

const todo = aboutAdmin.read({
  part: 'todo',
  call: async ({ signal }) => (await call(adminTodo.list, { signal })).todo,
  cache: notCached,
  staleTime: minute,
});

/** What waits for somebody of the team; every tab shows its share of it. */
export function useTodo() {
  return useQuery(todo());
}
