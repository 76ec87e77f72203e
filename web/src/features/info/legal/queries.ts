import { useQuery } from '@tanstack/react-query';
import { operator } from '@tero/shared/contract/operator';
import { call } from '../../../lib/http/api.ts';
import { subject } from '../../../lib/query/subject.ts';

const whoRuns = subject('operator').read({
  call: async ({ signal }) => (await call(operator.read, { signal })).operator,
  cache: { whose: 'public', days: 'any' },
});

/** Who operates this Tero, as its configuration tells it. */
export function useOperator() {
  return useQuery(whoRuns());
}
