import { useQuery } from '@tanstack/react-query';
import { legal } from '@tero/shared/contract/legal';
import { call } from '../../../lib/http/api.ts';
import { subject } from '../../../lib/query/subject.ts';

const whoRuns = subject('legal-operator').read({
  call: async ({ signal }) => (await call(legal.operator, { signal })).operator,
  cache: { whose: 'public', days: 'any' },
});

/** Returns the operator of this Tero, from its configuration. */
export function useOperator() {
  return useQuery(whoRuns());
}
