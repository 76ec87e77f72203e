import { useQuery } from '@tanstack/react-query';
import { reviews } from '@tero/shared/contract/reviews';
import { aboutReviews } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';

/** Reads how many reviews the provider has not replied to (rule REV-94). */
const unanswered = aboutReviews.read({
  part: 'unanswered',
  call: async ({ signal }, _reader: Reader) => (await call(reviews.unanswered, { signal })).unanswered,
  cache: { never: 'the number is right at this moment only' },
});

/** Returns the number of reviews without a reply, or 0 if it could not be fetched. */
export function useUnanswered(): number {
  return useQuery(unanswered(useReader())).data ?? 0;
}
