import { useQuery } from '@tanstack/react-query';
import { providerProfile } from '@tero/shared/contract/providers-own';
import { aboutOwnProfile } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { type Reader, useReader } from '../../../lib/session/reader.ts';

const checklist = aboutOwnProfile.read({
  part: 'checklist',
  call: async ({ signal }, _reader: Reader) => (await call(providerProfile.checklist, { signal })).checklist,
  cache: { whose: 'own', days: 'any', shown: 'around' },
  // always fetched: Tero's team decides some steps, and others are done on other screens
  staleTime: 0,
});

/** Reads the state of the provider's first steps. */
export function useChecklist() {
  return useQuery(checklist(useReader()));
}
