import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { providers } from '@tero/shared/contract/providers';
import { type Review, reviews } from '@tero/shared/contract/reviews';
import { services } from '@tero/shared/contract/services';
import { useRef } from 'react';
import { call } from '../../lib/api.ts';
import { useAccount } from '../../lib/session.ts';
import { serviceReviewsKey } from '../../parts/review/queries.ts';
import type { ReviewDraft } from './draft.ts';

/** The service that the reviews speak of; under the detail screen's key, so that coming from there it is at hand. */
export function useReviewedService(serviceId: number) {
  const accountId = useAccount()?.id ?? null;
  return useQuery({
    queryKey: ['services', 'detail', serviceId, { accountId }],
    queryFn: async ({ signal }) => (await call(services.detail, { params: { id: serviceId }, signal })).service,
  });
}

/** Whom the reviews speak of; under the profile's key, so that coming from there it is at hand. */
export function useReviewedProvider(providerId: number) {
  const accountId = useAccount()?.id ?? null;
  return useQuery({
    queryKey: ['providers', providerId, { accountId }],
    queryFn: async ({ signal }) => (await call(providers.detail, { params: { id: providerId }, signal })).provider,
  });
}

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
