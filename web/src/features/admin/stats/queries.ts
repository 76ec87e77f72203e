import { useQuery } from '@tanstack/react-query';
import { adminStats } from '@tero/shared/contract/admin/figures/stats';
import type { StatsPeriod } from '@tero/shared/rules/admin';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached } from '../queries.ts';

const advancedStats = aboutAdmin.read({
  part: 'advanced-stats',
  call: async ({ signal }, period: StatsPeriod) =>
    (await call(adminStats.advanced, { query: { period }, signal })).stats,
  cache: notCached,
  staleTime: 0,
});

/** Fetches the statistics of a period at each visit. */
export function useAdvancedStats(period: StatsPeriod) {
  return useQuery(advancedStats(period));
}
