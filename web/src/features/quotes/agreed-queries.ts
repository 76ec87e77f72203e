import { useQuery } from '@tanstack/react-query';
import { quotes } from '@tero/shared/contract/quotes';
import { aboutQuotes } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';

const agreed = aboutQuotes.read({
  part: 'agreed-and-open',
  call: async ({ signal }, _reader: Reader) => await call(quotes.agreed, { signal }),
  cache: { whose: 'own', days: 7 },
  // it is accepted on another device
  staleTime: 0,
});

/** The own quotes that were accepted of late, the last one first. */
export function useAgreedQuotes() {
  return useQuery({ ...agreed(useReader()), select: ({ quotes: accepted }) => accepted });
}

/** The one that was accepted last, and how those that can still be stand (rule QUOTE-50). */
export function useQuoteStanding() {
  return useQuery({ ...agreed(useReader()), select: ({ last = null, open }) => open && { last, open } });
}
