import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { type Review, reviews } from '@tero/shared/contract/reviews';
import { call } from '../../lib/api.ts';

export const reviewsKey = ['reviews'];

export function serviceReviewsKey(serviceId: number) {
  return [...reviewsKey, 'service', serviceId];
}

/** Every review of a service, the newest first. */
export function useServiceReviews(serviceId: number) {
  return useQuery({
    queryKey: serviceReviewsKey(serviceId),
    queryFn: async ({ signal }) => (await call(reviews.ofService, { params: { id: serviceId }, signal })).reviews,
  });
}

/** The reviews of a provider: `current_reviews` of the last 6 months, and `historical_reviews`. */
export function useProviderReviews(providerId: number) {
  return useQuery({
    queryKey: [...reviewsKey, 'provider', providerId],
    queryFn: ({ signal }) => call(reviews.ofProvider, { params: { providerId }, signal }),
  });
}

export type ReplyGiven = GivenBody<typeof reviews.updateResponse>;

/** Creates the reply of a review, or changes the one that it has; resolves when the lists show it. */
export function useSaveReply(review: Review) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: ReplyGiven) =>
      review.reply
        ? call(reviews.updateResponse, { params: { id: review.reply.id }, body: given })
        : call(reviews.createResponse, { body: { review_id: review.id, ...given } }),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewsKey }),
  });
}

/** S1 §5: what the button of thanks sends. */
export const thanks = 'Gracias por tu reseña';

/** Replies with the fixed text; resolves when the lists show it. */
export function useThank(review: Review) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(reviews.reply, { params: { reviewId: review.id }, body: { reply: thanks } }),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewsKey }),
  });
}

/** Resolves when the lists no longer show it. */
export function useRemoveReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (replyId: number) => call(reviews.removeResponse, { params: { id: replyId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewsKey }),
  });
}
