import { useQueryClient } from '@tanstack/react-query';
import type { Review } from '@tero/shared/contract/reviews';
import { reviewFiles } from '@tero/shared/contract/reviews-photos';
import type { Service } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import { useNavigate } from 'react-router-dom';
import { useOutboxForm } from '../../common/form/use-outbox-form.ts';
import { storedImage } from '../../common/images/image.ts';
import { keptOf } from '../../common/images/use-images.ts';
import { useAccount } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast.tsx';
import { reviewsOfService } from './list/queries.ts';
import type { ReviewSubject } from './list/waiting-review.ts';

/** Holds the fields of an empty review; 0 means that a rating has not been given. */
const blankReview = {
  response_time_rating: 0,
  attention_rating: 0,
  work_quality_rating: 0,
  comment: '',
  is_anonymous: false,
};
export type ReviewDraft = typeof blankReview;

/** Returns an existing review as the draft that its form edits. */
function draftOf(review: Review): ReviewDraft {
  const { response_time_rating, attention_rating, work_quality_rating, comment, is_anonymous } = review;
  return { response_time_rating, attention_rating, work_quality_rating, comment: comment ?? '', is_anonymous };
}

/** Manages the form of a review of a service: a new review, or `own` to edit that one. */
export function useReviewForm(service: Service, own: Review | undefined) {
  const client = useQueryClient();
  const account = useAccount();
  const navigate = useNavigate();
  const page = address`/servicios/${service.id}`;

  function show(review: Review): void {
    client.setQueryData(reviewsOfService.key(service.id), (list) => {
      if (own) return list?.map((other) => (other.id === review.id ? review : other));
      return list && [review, ...list.filter(({ id }) => id !== review.id)];
    });
  }
  return useOutboxForm({
    kind: own ? 'review-edit' : 'review',
    place: `review-${service.id}`,
    known: own ? draftOf(own) : blankReview,
    short: true,
    images: {
      rules: reviewFiles,
      stored: (own?.photos ?? []).map(({ id, thumb_url }) => storedImage(id, thumb_url)),
    },
    item(values: ReviewDraft, images) {
      const name = `«${service.title}»`;
      if (own) {
        const kept_photos = keptOf(images).map(({ id }) => Number(id));
        return { params: { id: own.id }, body: { ...values, kept_photos }, title: `Cambios en la reseña de ${name}` };
      }
      const subject: ReviewSubject = {
        about: service.id,
        service_title: service.title,
        provider_id: service.provider_id,
        user_name: account?.name ?? '',
        user_image: account?.profile_image ?? null,
      };
      return { body: { service_id: service.id, ...values }, title: `Reseña de ${name}`, subject };
    },
    onSent({ review }) {
      show(review);
      toast.success(own ? 'Guardamos los cambios de tu reseña.' : '¡Gracias! Tu reseña ya está publicada.');
      navigate(page, { replace: true, state: { hasReviewed: !own, showsReview: true } });
    },
    queued: own ? 'Publicamos tus cambios' : 'Publicamos tu reseña',
    onQueued: () => navigate(page, { replace: true, state: { showsReview: true } }),
  });
}
