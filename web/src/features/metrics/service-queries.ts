import { useQuery } from '@tanstack/react-query';
import { metrics } from '@tero/shared/contract/metrics';
import type { Period } from '@tero/shared/rules/metrics';
import { call } from '../../lib/http/api.ts';
import { subject } from '../../lib/query/subject.ts';

export const aboutMetrics = subject('metrics');

const serviceMetrics = aboutMetrics.read({
  part: 'services',
  call: async ({ signal }, providerId: number, period: Period) =>
    (await call(metrics.ofProvider, { params: { id: providerId }, query: { period }, signal })).data,
  cache: { whose: 'own', days: 'any' },
  staleTime: 0,
});

/** Reads a provider's metrics of a period, on every visit. */
export function useServiceMetrics(providerId: number, period: Period) {
  return useQuery(serviceMetrics(providerId, period));
}
