import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import type { Review, reviews } from '@tero/shared/contract/reviews';
import type { Service } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import { useAccount } from '../../lib/session/session.ts';
import { send } from '../../offline/outbox/outbox.ts';
import { aboutCategories } from '../../parts/category/queries.ts';
import { useIdempotencyKey } from '../../parts/form/idempotency-key.ts';
import { type ReviewDraft, reviewDraft } from '../../parts/review/draft.ts';
import { reviewsOfService } from '../../parts/review/queries.ts';
import type { ReviewSubject } from '../../parts/review/waiting/waiting-review.ts';

/**
 * Sends a review, or leaves it in the outbox. The same content keeps its idempotency key, so it never becomes a second
 * review.
 */
export function useCreateReview(service: Service) {
  const client = useQueryClient();
  const account = useAccount();
  const idempotency = useIdempotencyKey();
  return useMutation({
    mutationFn: (draft: ReviewDraft) => {
      const subject: ReviewSubject = {
        about: service.id,
        service_title: service.title,
        provider_id: service.provider_id,
        user_name: account?.name ?? '',
        user_image: account?.profile_image ?? null,
      };
      return send<ResponseOf<typeof reviews.create>>({
        id: idempotency.keyOf(draft),
        kind: 'review',
        params: {},
        body: { service_id: service.id, ...draft },
        title: `Reseña de «${service.title}»`,
        edit: address`/servicios/${service.id}/review`,
        draft: { of: reviewDraft(account?.id ?? 0, service.id), values: draft },
        subject,
      });
    },
    onSuccess: (result) => {
      if (result.state === 'queued') return;
      const { review } = result.reply;
      client.setQueryData(reviewsOfService.key(service.id), (list) => {
        const others = list?.filter(({ id }) => id !== review.id);
        return others && [review, ...others];
      });
      refreshAverages(client);
    },
  });
}

/** Sends what its author changed in a review, or leaves it in the outbox; only the newest change counts there. */
export function useChangeReview(service: Service, { id: reviewId }: Pick<Review, 'id'>) {
  const client = useQueryClient();
  const account = useAccount();
  const idempotency = useIdempotencyKey();
  return useMutation({
    mutationFn: (draft: ReviewDraft) =>
      send<ResponseOf<typeof reviews.update>>({
        id: idempotency.keyOf(draft),
        kind: 'review-edit',
        params: { id: reviewId },
        body: draft,
        title: `Cambios en la reseña de «${service.title}»`,
        edit: address`/servicios/${service.id}/review`,
        draft: { of: reviewDraft(account?.id ?? 0, service.id), values: draft },
      }),
    onSuccess: (result) => {
      if (result.state === 'queued') return;
      const { review } = result.reply;
      client.setQueryData(reviewsOfService.key(service.id), (list) =>
        list?.map((other) => (other.id === review.id ? review : other)),
      );
      refreshAverages(client);
    },
  });
}

/** The averages are part of lists, details, profiles and favorites. */
function refreshAverages(client: QueryClient): void {
  void client.invalidateQueries({ predicate: (query) => !aboutCategories.has(query) });
}
