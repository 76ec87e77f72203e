import { useQuery } from '@tanstack/react-query';
import { citas } from '@tero/shared/contract/citas';
import { isCitaAhead } from '@tero/shared/rules/quotes/cita';
import { aboutQuotes } from '../../../common/subjects.ts';
import { useClock } from '../../../lib/device/clock.ts';
import { call } from '../../../lib/http/api.ts';
import { type Reader, useReader } from '../../../lib/session/reader.ts';

/** Read ahead too: on the day itself there may be no signal. */
export const comingCitas = aboutQuotes.read({
  part: 'citas',
  call: async ({ signal }, _reader: Reader) => (await call(citas.list, { signal })).citas,
  cache: { whose: 'own', days: 30 },
  // the other side changes them
  staleTime: 0,
});

/** The own citas on both sides, each until it ends, also where the response is an old one (rule CITA-7). */
export function useComingCitas() {
  const reader = useReader();
  const query = useQuery({ ...comingCitas(reader), enabled: reader.accountId !== null });
  const minute = useClock((at) => at.toISOString().slice(0, 16));
  const at = minute ? new Date(`${minute}Z`) : undefined;
  return { ...query, data: at && query.data?.filter((cita) => isCitaAhead(cita, at)) };
}
