import { useQuery } from '@tanstack/react-query';
import { quotes } from '@tero/shared/contract/quotes';
import { isCitaAhead } from '@tero/shared/rules/quotes/cita';
import { aboutQuotes } from '../../common/subjects.ts';
import { useClock } from '../../lib/device/clock.ts';
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

/** The next confirmed citas, each until it ends, also where the response is an old one (rule CITA-7). */
export function useComingCitas() {
  const { data } = useQuery({ ...agreed(useReader()), select: ({ citas = [] }) => citas });
  const minute = useClock((at) => at.toISOString().slice(0, 16));
  return minute && data ? data.filter((cita) => isCitaAhead(cita, new Date(`${minute}Z`))) : [];
}

/** The one that was accepted last, and how those that can still be stand (rule QUOTE-50). */
export function useQuoteStanding() {
  return useQuery({ ...agreed(useReader()), select: ({ last = null, open }) => open && { last, open } });
}
