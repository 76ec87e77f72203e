import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { savedSearches } from '@tero/shared/contract/saved-searches';
import { call } from '../../lib/http/api.ts';
import { subject } from '../../lib/query/subject.ts';
import { useAccount } from '../../lib/session/session.ts';

const savedSearchList = subject('saved-searches').read({
  call: async ({ signal }) => (await call(savedSearches.list, { signal })).searches,
  cache: { whose: 'own', days: 'any', shown: 'around' },
});

/** My saved searches; idle for visitors. */
export function useSavedSearches() {
  const account = useAccount();
  return useQuery({ ...savedSearchList(), enabled: account !== null });
}

export const savedSearchesPath = '/busquedas-guardadas';

/** Holds the messages about a saved search, shown by its button and after signing in. */
export const savedSearchWords = {
  saved: 'Listo. Te avisamos cuando haya servicios nuevos.',
  list: 'Ver búsquedas guardadas',
  failed: 'No pudimos guardar la búsqueda. Probá de nuevo.',
};

export function useSaveSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof savedSearches.create>) => call(savedSearches.create, { body }),
    onSuccess: ({ search }) =>
      client.setQueryData(
        savedSearchList.key(),
        (list) => list && [search, ...list.filter(({ id }) => id !== search.id)],
      ),
    onSettled: () => client.invalidateQueries({ queryKey: savedSearchList.prefix }),
  });
}

export function useRemoveSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(savedSearches.remove, { params: { id } }),
    onSuccess: (_, removed) =>
      client.setQueryData(savedSearchList.key(), (list) => list?.filter(({ id }) => id !== removed)),
    onSettled: () => client.invalidateQueries({ queryKey: savedSearchList.prefix }),
  });
}
