import { partialMatchKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { services } from '@tero/shared/contract/services';
import { call } from '../../lib/http/api.ts';
import { subject } from '../../lib/query/subject.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';

export const aboutServices = subject('services');

/** One service. The account is in the key, because responses for visitors contain no phone. */
export const serviceDetail = aboutServices.read({
  part: 'detail',
  call: async ({ signal }, id: number, _reader: Reader) =>
    (await call(services.detail, { params: { id }, signal })).service,
  cache: { whose: 'own', days: 'any' },
});

export function useService(id: number) {
  return useQuery(serviceDetail(id, useReader()));
}

/** The same, once it is wanted. */
export function useServiceWhen(id: number, isWanted: boolean) {
  return useQuery({ ...serviceDetail(id, useReader()), enabled: isWanted });
}

/** Switches a service on or off; it is loaded again afterwards, whatever came of it (rule SVC-21). */
export function useSetActive(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (is_active: boolean) => call(services.setActive, { params: { id }, body: { is_active } }),
    onSettled: () => client.invalidateQueries({ queryKey: aboutServices.prefix }),
  });
}

/** Deletes a service. Leave its page first: its own data is dropped from the cache, and the lists are fetched again. */
export function useRemoveService(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(services.remove, { params: { id } }),
    onSuccess: () => {
      const own = [...serviceDetail.prefix, id];
      client.removeQueries({ queryKey: own, type: 'inactive' });
      void client.invalidateQueries({
        queryKey: aboutServices.prefix,
        predicate: ({ queryKey }) => !partialMatchKey(queryKey, own),
      });
    },
  });
}
