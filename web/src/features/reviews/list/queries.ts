import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import type { PublicProvider } from '@tero/shared/contract/providers';
import { type Review, reviews } from '@tero/shared/contract/reviews';
import type { Service } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import { useState } from 'react';
import { aboutReviews } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { forEditing } from '../../../lib/query/subject.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { formOfTexts } from '../../../offline/drafts/drafts.ts';
import { type FormSnapshot, send } from '../../../offline/outbox/outbox.ts';
import { toast } from '../../../ui/toast.tsx';
import { totalsOf } from './arrange.ts';

/** Every review of a service, newest first. */
export const reviewsOfService = aboutReviews.read({
  part: 'service',
  call: async ({ signal }, serviceId: number) =>
    (await call(reviews.ofService, { params: { id: serviceId }, signal })).reviews,
  // each says whether the caller wrote it
  cache: { whose: 'own', days: 'any' },
});

const reviewsOfProvider = aboutReviews.read({
  part: 'provider',
  call: ({ signal }, providerId: number) => call(reviews.ofProvider, { params: { providerId }, signal }),
  cache: { whose: 'own', days: 'any' },
});

export function useServiceReviews(serviceId: number) {
  return useQuery(reviewsOfService(serviceId));
}

/** The same for the form that changes one's own. */
export function useEditedReviews(serviceId: number) {
  return useQuery(forEditing(reviewsOfService(serviceId)));
}

/** Reads the reviews of a provider: `current_reviews` of the last 6 months, and older `historical_reviews`. */
export function useProviderReviews(providerId: number) {
  return useQuery(reviewsOfProvider(providerId));
}

/** The average and the number beside it. */
export interface ShownRating {
  rating: number;
  count: number;
}

/**
 * Returns the rating in a service's header. Once its list is loaded, it uses the totals of that list, so that both
 * agree (rule REV-87).
 */
export function useServiceRating({ id, rating, reviews_count }: Pick<Service, 'id' | 'rating' | 'reviews_count'>) {
  const { data } = useQuery({ ...reviewsOfService(id), enabled: false });
  return ratingOf(data, { rating, count: reviews_count });
}

/** Returns the rating of a provider for its header and its tab, in the same way. */
export function useProviderRating({
  id,
  rating,
  review_count,
}: Pick<PublicProvider, 'id' | 'rating' | 'review_count'>) {
  const { data } = useQuery({ ...reviewsOfProvider(id), enabled: false });
  return ratingOf(data && [...data.current_reviews, ...data.historical_reviews], { rating, count: review_count });
}

function ratingOf(reviews: readonly Review[] | undefined, otherwise: ShownRating): ShownRating {
  if (!reviews) return otherwise;
  const { average, count } = totalsOf(reviews);
  return { rating: average, count };
}

/** Confirms that the author of a review was a client, then refetches the lists. */
export function useConfirmContact(reviewId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(reviews.confirmContact, { params: { reviewId }, body: {} }),
    onSuccess: () => {
      toast.success('Gracias. Si tu cliente confirmó su email, la reseña empieza a contar en un minuto.');
      return client.invalidateQueries({ queryKey: aboutReviews.prefix });
    },
    onError: (error) => toast.error(messageOf(error, 'No pudimos confirmar el contacto. Probá de nuevo.')),
  });
}

export type ReplyGiven = GivenBody<typeof reviews.updateResponse>;

/** Returns the name of a review, from its author and service, for an item's title. */
function named({ user_name, service_title }: Review): string {
  return service_title ? `${user_name} (${service_title})` : user_name;
}

/** Returns the item that sends a new or changed reply to a review. */
export function replyItem(review: Review, given: ReplyGiven) {
  const { reply } = review;
  const subject = { about: review.id };
  return reply
    ? { params: { id: reply.id }, body: given, title: `Cambios en la respuesta a ${named(review)}`, subject }
    : { body: { review_id: review.id, ...given }, title: `Respuesta a la reseña de ${named(review)}`, subject };
}

/** Sends thanks for a review as a reply. Resolves when the lists show it, or when it waits in the outbox. */
export function useThank(review: Review) {
  const client = useQueryClient();
  const account = useAccount()?.id ?? 0;
  // pressed again it is the same reply
  const [id] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: () => {
      const given = { response_text: thanks, is_public: true };
      const draft: FormSnapshot = { id, of: { account, form: `reply-${review.id}` }, values: formOfTexts(given) };
      const edit = address`/provider/reviews?responder=${review.id}`;
      return send({ kind: 'reply', params: {}, ...replyItem({ ...review, reply: null }, given), edit, draft });
    },
    onSuccess: ({ state }) =>
      state === 'sent' ? client.invalidateQueries({ queryKey: aboutReviews.prefix }) : undefined,
  });
}

/** Returns whether a review has three stars or more, for which the thanks button is offered (rule REV-17). */
export const isContent = ({ final_rating }: Pick<Review, 'final_rating'>) => final_rating >= 3;

/** Holds the text that the thanks button sends (rule REV-17). */
export const thanks = 'Gracias por tu reseña';

/**
 * Deletes the reply to a review. Resolves when the lists no longer show it, or when the deletion waits in the outbox.
 */
export function useRemoveReply(review: Review) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (replyId: number) =>
      send({
        kind: 'reply-removal',
        params: { id: replyId },
        body: null,
        title: `Eliminar la respuesta a ${named(review)}`,
        setKey: `reply-removal:${replyId}`,
      }),
    onSuccess: ({ state }) =>
      state === 'sent' ? client.invalidateQueries({ queryKey: aboutReviews.prefix }) : undefined,
  });
}
