import { useQuery } from '@tanstack/react-query';
import { quotes } from '@tero/shared/contract/quotes';
import { call } from '../../lib/http/api.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';
import { aboutQuotes } from './subject.ts';

const agreed = aboutQuotes.read({
  part: 'agreed',
  call: async ({ signal }, _reader: Reader) => (await call(quotes.agreed, { signal })).quotes,
  cache: { whose: 'own', days: 7 },
  // it is accepted on another device
  staleTime: 0,
});

/** The own quotes that were accepted of late, the last one first. */
export function useAgreedQuotes() {
  return useQuery(agreed(useReader()));
}
