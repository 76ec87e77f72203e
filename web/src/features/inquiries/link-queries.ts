import { useQuery } from '@tanstack/react-query';
import { inquiries } from '@tero/shared/contract/inquiries';
import { aboutInquiries } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';

const inquiryOfLink = aboutInquiries.read({
  part: 'link',
  call: async ({ signal }, token: string, _reader: Reader) =>
    (await call(inquiries.shared, { params: { token }, signal })).inquiry,
  cache: { never: 'photos of others, which end with their link' },
});

/** Reads the pedido that a link opens; idle without a token. */
export function useSharedInquiry(token: string | null) {
  return useQuery({ ...inquiryOfLink(token ?? '', useReader()), enabled: token !== null });
}
