import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import type { Review, reviews } from '@tero/shared/contract/reviews';
import type { Service } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import { useAccount } from '../../lib/session/session.ts';
import { type FormSnapshot, type SendOptions, send } from '../../offline/outbox/outbox.ts';
import type { ReviewDraft } from './draft.ts';
import { reviewsOfService } from './list/queries.ts';
import type { ReviewSubject } from './list/waiting-review.ts';

interface WrittenReview extends SendOptions {
  values: ReviewDraft;
  /** ids of the photos on the server that stay; none of a new review */
  kept: readonly number[];
  /** what the form holds, with its identity: sent again, it never becomes a second review */
  draft: FormSnapshot;
}

/** Sends a review, or leaves it in the outbox. */
export function useCreateReview(service: Service) {
  const client = useQueryClient();
  const account = useAccount();
  return useMutation({
    mutationFn: ({ values, kept: _, draft, ...options }: WrittenReview) => {
      const subject: ReviewSubject = {
        about: service.id,
        service_title: service.title,
        provider_id: service.provider_id,
        user_name: account?.name ?? '',
        user_image: account?.profile_image ?? null,
      };
      const item = {
        kind: 'review' as const,
        params: {},
        body: { service_id: service.id, ...values },
        title: `Reseña de «${service.title}»`,
        edit: address`/servicios/${service.id}/review`,
        draft,
        subject,
      };
      return send<ResponseOf<typeof reviews.create>>(item, options);
    },
    onSuccess: (result) => {
      if (result.state === 'queued') return;
      const { review } = result.reply;
      client.setQueryData(reviewsOfService.key(service.id), (list) => {
        const others = list?.filter(({ id }) => id !== review.id);
        return others && [review, ...others];
      });
    },
  });
}

/** Sends what its author changed in a review, or leaves it in the outbox; only the newest change counts there. */
export function useChangeReview(service: Service, { id: reviewId }: Pick<Review, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ values, kept, draft, ...options }: WrittenReview) => {
      const item = {
        kind: 'review-edit' as const,
        params: { id: reviewId },
        body: { ...values, kept_photos: kept },
        title: `Cambios en la reseña de «${service.title}»`,
        edit: address`/servicios/${service.id}/review`,
        draft,
      };
      return send<ResponseOf<typeof reviews.update>>(item, options);
    },
    onSuccess: (result) => {
      if (result.state === 'queued') return;
      const { review } = result.reply;
      client.setQueryData(reviewsOfService.key(service.id), (list) =>
        list?.map((other) => (other.id === review.id ? review : other)),
      );
    },
  });
}
