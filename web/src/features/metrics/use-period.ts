import { periods } from '@tero/shared/contract/metrics';
import type { Period } from '@tero/shared/rules/metrics';
import { useSearchParams } from 'react-router-dom';

const usual: Period = 'month';

/** Returns the period in the address, and a function to change it. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [search, setSearch] = useSearchParams();
  const period = periods.find((known) => known === search.get('period')) ?? usual;
  function choose(chosen: Period) {
    const next = new URLSearchParams(search);
    if (chosen === usual) next.delete('period');
    else next.set('period', chosen);
    setSearch(next, { replace: true });
  }
  return [period, choose];
}
