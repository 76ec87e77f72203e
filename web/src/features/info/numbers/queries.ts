import { useQuery } from '@tanstack/react-query';
import { numbers } from '@tero/shared/contract/numbers';
import { hour } from '@tero/shared/rules/time/durations';
import { call } from '../../../lib/http/api.ts';
import { subject } from '../../../lib/query/subject.ts';

const months = subject('numbers').read({
  call: async ({ signal }) => (await call(numbers.months, { signal })).months,
  cache: { whose: 'public', days: 'any', shown: 'around' },
  staleTime: hour,
});

/** The last months that are over, the newest first. */
export function useNumbers() {
  return useQuery(months());
}
