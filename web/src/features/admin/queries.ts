import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminStats } from '@tero/shared/contract/admin/stats';
import { adminUsers } from '@tero/shared/contract/admin/users';
import { call } from '../../lib/http/api.ts';

export const adminKey = ['admin'] as const;

/** The dashboard's figures, fetched at each visit. */
export function useDashboard() {
  return useQuery({
    queryKey: [...adminKey, 'dashboard'],
    queryFn: async ({ signal }) => (await call(adminStats.dashboard, { signal })).stats,
    staleTime: 0,
  });
}

/** The whole response of the clients' endpoint, for the debug page. */
export function useUsersAnswer() {
  return useQuery({
    queryKey: [...adminKey, 'users-answer'],
    queryFn: ({ signal }) => call(adminUsers.list, { query: { page: 1, limit: 20 }, signal }),
    staleTime: 0,
  });
}

/**
 * A mutation of the panel. Afterwards all queries are refetched, because the change may show anywhere (a category in
 * the menus).
 */
export function useAdminWrite<Given, Reply>(write: (given: Given) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: write, onSuccess: () => client.invalidateQueries() });
}
