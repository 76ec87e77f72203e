import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Review, reviews } from '@tero/shared/contract/reviews';
import { useRef } from 'react';
import { call } from '../../lib/api.ts';
import { serviceReviewsKey } from '../../parts/review/queries.ts';
import type { ReviewDraft } from './draft.ts';

/** Sends a review. The same words sent again are the same intention: they never make a second review. */
export function useCreateReview(serviceId: number) {
  const client = useQueryClient();
  const intention = useRef({ text: '', key: '' });
  return useMutation({
    mutationFn: (draft: ReviewDraft) => {
      const text = JSON.stringify(draft);
      if (intention.current.text !== text) intention.current = { text, key: crypto.randomUUID() };
      return call(reviews.create, {
        body: { service_id: serviceId, ...draft },
        idempotencyKey: intention.current.key,
      });
    },
    onSuccess: ({ review }) => {
      client.setQueryData<Review[]>(serviceReviewsKey(serviceId), (list) => list && [review, ...list]);
      // the averages stand in lists, details, profiles and favourites
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'categories' });
    },
  });
}
