import { useQuery } from '@tanstack/react-query';
import { metrics } from '@tero/shared/contract/metrics';
import type { Period } from '@tero/shared/rules/metrics';
import { call } from '../../lib/http/api.ts';

/** A provider's metrics of a period, fetched on every visit. */
export function useServiceMetrics(providerId: number, period: Period) {
  return useQuery({
    queryKey: ['metrics', 'services', providerId, period],
    queryFn: async ({ signal }) =>
      (await call(metrics.ofProvider, { params: { id: providerId }, query: { period }, signal })).data,
    staleTime: 0,
  });
}

export function usePostMetrics(providerId: number, period: Period) {
  return useQuery({
    queryKey: ['metrics', 'posts', providerId, period],
    queryFn: async ({ signal }) =>
      (await call(metrics.ofPosts, { params: { id: providerId }, query: { period }, signal })).metrics,
    staleTime: 0,
  });
}
