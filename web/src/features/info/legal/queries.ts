import { useQuery } from '@tanstack/react-query';
import { legal } from '@tero/shared/contract/legal';
import { call } from '../../../lib/http/api.ts';
import { subject } from '../../../lib/query/subject.ts';

const whoRuns = subject('legal-operator').read({
  call: async ({ signal }) => (await call(legal.operator, { signal })).operator,
  cache: { whose: 'public', days: 'any' },
});

/** Who operates this Tero, as its configuration tells it. */
export function useOperator() {
  return useQuery(whoRuns());
}
