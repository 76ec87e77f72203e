import { periods } from '@tero/shared/contract/metrics';
import type { Period } from '@tero/shared/rules/metrics';
import { useAddress } from '../../lib/navigation/use-address.ts';

const usual: Period = 'month';

/** Returns the period in the address, and a function to change it. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [search, change] = useAddress();
  const period = periods.find((known) => known === search.get('period')) ?? usual;
  return [period, (chosen) => change({ period: chosen === usual ? null : chosen })];
}
