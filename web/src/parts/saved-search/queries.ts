import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { type SavedSearch, savedSearches } from '@tero/shared/contract/notifications';
import { call } from '../../lib/http/api.ts';
import { useAccount } from '../../lib/session/session.ts';

const key = ['saved-searches'];

/** My saved searches; idle for visitors. */
export function useSavedSearches() {
  const account = useAccount();
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(savedSearches.list, { signal })).searches,
    enabled: account !== null,
  });
}

export function useSaveSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof savedSearches.create>) => call(savedSearches.create, { body }),
    onSuccess: ({ search }) =>
      client.setQueryData<SavedSearch[]>(key, (list = []) => [search, ...list.filter(({ id }) => id !== search.id)]),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useRemoveSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(savedSearches.remove, { params: { id } }),
    onSuccess: (_, removed) =>
      client.setQueryData<SavedSearch[]>(key, (list) => list?.filter(({ id }) => id !== removed)),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
