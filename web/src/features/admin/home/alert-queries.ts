import { useQuery } from '@tanstack/react-query';
import { adminTodo } from '@tero/shared/contract/admin/todo';
import type { AlertKind } from '@tero/shared/rules/panel/todo';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached } from '../queries.ts';

const alerts = aboutAdmin.read({
  part: 'alerts',
  call: async ({ signal }) => (await call(adminTodo.alerts, { signal })).kinds,
  cache: notCached,
  staleTime: 0,
});

/** Fetches the kinds of task that the administrator receives pushes about. */
export function useAlerts() {
  return useQuery(alerts());
}

export function chooseAlerts(kinds: readonly AlertKind[]) {
  return call(adminTodo.setAlerts, { body: { kinds: [...kinds] } });
}
