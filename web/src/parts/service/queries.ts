import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { services } from '@tero/shared/contract/services';
import { call } from '../../lib/http/api.ts';
import { useAccount } from '../../lib/session/session.ts';

/** One service. The account is in the key, because responses for visitors contain no phone. */
export function serviceQuery(id: number, accountId: number | null) {
  return queryOptions({
    queryKey: ['services', 'detail', id, { accountId }],
    queryFn: async ({ signal }) => (await call(services.detail, { params: { id }, signal })).service,
  });
}

export function useService(id: number) {
  return useQuery(serviceQuery(id, useAccount()?.id ?? null));
}

/** Switches a service on or off; it is loaded again afterwards, whatever came of it (rule SVC-21). */
export function useSetActive(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (is_active: boolean) => call(services.setActive, { params: { id }, body: { is_active } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['services'] }),
  });
}

/** Deletes a service. Leave its page first: its own data is dropped from the cache, and the lists are fetched again. */
export function useRemoveService(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(services.remove, { params: { id } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: ['services', 'detail', id], type: 'inactive' });
      void client.invalidateQueries({
        queryKey: ['services'],
        predicate: ({ queryKey }) => !(queryKey[1] === 'detail' && queryKey[2] === id),
      });
    },
  });
}
