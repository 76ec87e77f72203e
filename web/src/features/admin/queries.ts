import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminStats } from '@tero/shared/contract/admin/figures/stats';
import { adminTodo } from '@tero/shared/contract/admin/todo';
import { adminUsers } from '@tero/shared/contract/admin/users';
import { minute } from '@tero/shared/rules/time/durations';
import { call } from '../../lib/http/api.ts';
import { subject } from '../../lib/query/subject.ts';

export const aboutAdmin = subject('admin');

/** The cache policy of the panel: the device must not store what the panel shows about people. */
export const notCached = { never: 'data of other people' };

const dashboard = aboutAdmin.read({
  part: 'dashboard',
  call: async ({ signal }) => (await call(adminStats.dashboard, { signal })).stats,
  cache: notCached,
  staleTime: 0,
});

const todo = aboutAdmin.read({
  part: 'todo',
  call: async ({ signal }) => (await call(adminTodo.list, { signal })).todo,
  cache: notCached,
  staleTime: minute,
});

const usersResponse = aboutAdmin.read({
  part: 'users-response',
  call: ({ signal }) => call(adminUsers.list, { query: { page: 1, limit: 20 }, signal }),
  cache: notCached,
  staleTime: 0,
});

/** Fetches the dashboard's figures at each visit. */
export function useDashboard() {
  return useQuery(dashboard());
}

/** Fetches the tasks that wait for the team. Each tab shows the number of its own tasks. */
export function useTodo() {
  return useQuery(todo());
}

/** Fetches the whole response of the clients' endpoint, for the debug page. */
export function useUsersResponse() {
  return useQuery(usersResponse());
}

/**
 * Returns a mutation of the panel. When it succeeds, it invalidates all queries, because the change may show anywhere:
 * a new category also appears in the menus.
 */
export function useAdminWrite<Given, Reply>(write: (given: Given) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: write, onSuccess: () => client.invalidateQueries() });
}
