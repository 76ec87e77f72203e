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
 * Reads what the operator says of itself, or in the demo invented words (`fictitious`), which have a mark at the top
 * (rule SUPP-92). Returns nothing until it is known.
 */
export function useOperator() {
  return useQuery(content()).data ?? nothing;
}
