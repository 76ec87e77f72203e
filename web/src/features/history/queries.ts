import { useQuery } from '@tanstack/react-query';
import { reviews } from '@tero/shared/contract/reviews';
import { aboutReviews } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';

export const ownReviews = aboutReviews.read({
  part: 'own',
  call: async ({ signal }) => (await call(reviews.own, { signal })).reviews,
  cache: { whose: 'own', days: 'any' },
  // it must contain the one just written
  staleTime: 0,
});

/** The reviews that I wrote, newest first. */
export function useOwnReviews() {
  return useQuery(ownReviews());
}
