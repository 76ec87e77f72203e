import { useQuery } from '@tanstack/react-query';
import { adminStats } from '@tero/shared/contract/admin/stats';
import type { StatsPeriod } from '@tero/shared/rules/admin';
import { call } from '../../../lib/http/api.ts';
import { adminKey } from '../queries.ts';

/** The statistics of a period, fetched at each visit. */
export function useAdvancedStats(period: StatsPeriod) {
  return useQuery({
    queryKey: [...adminKey, 'advanced-stats', period],
    queryFn: async ({ signal }) => (await call(adminStats.advanced, { query: { period }, signal })).stats,
    staleTime: 0,
  });
}
