import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminStats } from '@tero/shared/contract/admin/stats';
import { adminUsers } from '@tero/shared/contract/admin/users';
import { call } from '../../lib/http/api.ts';

export const adminKey = ['admin'] as const;

/** The dashboard's figures, new at each visit. */
export function useDashboard() {
  return useQuery({
    queryKey: [...adminKey, 'dashboard'],
    queryFn: async ({ signal }) => (await call(adminStats.dashboard, { signal })).stats,
    staleTime: 0,
  });
}

/** The whole answer of the clients' call, for the debug page. */
export function useUsersAnswer() {
  return useQuery({
    queryKey: [...adminKey, 'users-answer'],
    queryFn: ({ signal }) => call(adminUsers.list, { query: { page: 1, limit: 20 }, signal }),
    staleTime: 0,
  });
}

/** A change by the panel. It may show anywhere in the app (a category in the menus), so that all answers are asked anew. */
export function useAdminWrite<Given, Reply>(write: (given: Given) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: write, onSuccess: () => client.invalidateQueries() });
}
