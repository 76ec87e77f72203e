import { useQuery } from '@tanstack/react-query';
import { inquiries } from '@tero/shared/contract/inquiries';
import { aboutInquiries } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';

const received = aboutInquiries.read({
  part: 'received',
  call: async ({ signal }, _reader: Reader) => (await call(inquiries.received, { signal })).inquiries,
  cache: { whose: 'own', days: 'any' },
});

/** Reads the pedidos that ask the provider, newest first. */
export function useReceivedInquiries() {
  return useQuery(received(useReader()));
}
