import { useQuery } from '@tanstack/react-query';
import { providerProfile } from '@tero/shared/contract/providers-own';
import { aboutOwnProfile } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { type Reader, useReader } from '../../../lib/session/reader.ts';

const checklist = aboutOwnProfile.read({
  part: 'checklist',
  call: async ({ signal }, _reader: Reader) => (await call(providerProfile.checklist, { signal })).checklist,
  cache: { whose: 'own', days: 'any', shown: 'around' },
  // Tero decides of some steps, and others are taken on other screens
  staleTime: 0,
});

/** Reads the state of the steps of the provider's start. */
export function useChecklist() {
  return useQuery(checklist(useReader()));
}
