import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ServiceCard, services } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached } from '../queries.ts';
import { setServiceActive } from '../services/queries.ts';

const newest = aboutAdmin.read({
  part: 'recent',
  call: async ({ signal }) => (await call(services.recent, { query: { limit: limits.recentMax }, signal })).services,
  cache: notCached,
  staleTime: 0,
});

/** Fetches the 50 newest services (rule ADM-8). */
export function useNewest() {
  return useQuery(newest());
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
      client.setQueryData(newest.key(), (cards) =>
        cards?.map((card) => (card.id === id ? { ...card, is_active } : card)),
      );
      return client.invalidateQueries({ predicate: (query) => !newest.has(query) });
    },
  });
}
