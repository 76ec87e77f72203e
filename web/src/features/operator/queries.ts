import { useQuery } from '@tanstack/react-query';
import { unsaid } from '@tero/shared/content/unsaid';
import { operator } from '@tero/shared/contract/operator';
import { hour } from '@tero/shared/rules/time/durations';
import { call } from '../../lib/http/api.ts';
import { subject } from '../../lib/query/subject.ts';

const content = subject('operator').read({
  call: async ({ signal }) => {
    const { content, fictitious } = await call(operator.content, { signal });
    return { content, fictitious };
  },
  cache: { whose: 'public', days: 'any', shown: 'everywhere' },
  staleTime: hour,
  gcTime: Number.POSITIVE_INFINITY,
});

const nothing = { content: unsaid, fictitious: false };

/**
 * Reads what the operator says about itself. In the demo these words are invented (`fictitious`) and carry a mark at
 * the top (rule SUPP-92). Returns empty content until it is known.
 */
export function useOperator() {
  return useQuery(content()).data ?? nothing;
}
