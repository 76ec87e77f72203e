import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ServiceCard, services } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { call } from '../../../lib/http/api.ts';
import { adminKey } from '../queries.ts';
import { setServiceActive } from '../services/queries.ts';

const recentKey = [...adminKey, 'recent'] as const;

/** Fetches the 50 newest services (rule ADM-8). */
export function useNewest() {
  return useQuery({
    queryKey: recentKey,
    queryFn: async ({ signal }) =>
      (await call(services.recent, { query: { limit: limits.recentMax }, signal })).services,
    staleTime: 0,
  });
}

/**
 * Shows a service to clients or hides it. The endpoint returns only active services, so a service hidden here stays in
 * the grid, where it can be shown again, until the grid is reloaded.
 */
export function useSetActive({ id }: ServiceCard) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (next: boolean) => setServiceActive(id, next),
    onSuccess: (_reply, is_active) => {
      client.setQueryData<ServiceCard[]>(recentKey, (cards) =>
        cards?.map((card) => (card.id === id ? { ...card, is_active } : card)),
      );
      const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== recentKey[1];
      return client.invalidateQueries({ predicate: isOther });
    },
  });
}
