import { useQuery } from '@tanstack/react-query';
import { usualPrices } from '@tero/shared/contract/usual-prices';
import { hour } from '@tero/shared/rules/time/durations';
import { aboutServices } from '../../../../common/subjects.ts';
import { call } from '../../../../lib/http/api.ts';

const usualPricesFor = aboutServices.read({
  part: 'usual',
  call: async ({ signal }, category: string, area: string) =>
    (await call(usualPrices.ofCategory, { params: { category }, query: { area }, signal })).prices,
  cache: { whose: 'own', days: 'any' },
  staleTime: hour,
});

/**
 * Reads the usual prices of a category in an area, or in the country until an area is chosen; idle without a category.
 */
export function useUsualPrices(category: string, area: string) {
  return useQuery({ ...usualPricesFor(category, area), enabled: category !== '' });
}
