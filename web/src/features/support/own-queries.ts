import { useQuery } from '@tanstack/react-query';
import { support } from '@tero/shared/contract/support';
import { call } from '../../lib/http/api.ts';
import { subject } from '../../lib/query/subject.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';

const ownMessages = subject('own-messages').read({
  call: async ({ signal }, _reader: Reader) => (await call(support.own, { signal })).messages,
  cache: { whose: 'own', days: 'any' },
  // the answer is what one comes for
  staleTime: 0,
});

export function useOwnMessages() {
  return useQuery(ownMessages(useReader()));
}
