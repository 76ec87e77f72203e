import type { Review } from '@tero/shared/contract/reviews';
import { limits } from '@tero/shared/limits';
import { address } from '@tero/shared/rules/text/address';
import { useId } from 'react';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { useSession } from '../../../lib/session/session.ts';
import { cx } from '../../../ui/cx.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ReviewCard } from '../../reviews/card/ReviewCard.tsx';
import { apartOf, ownFirst, totalsOf } from '../../reviews/list/arrange.ts';
import { NoReviews } from '../../reviews/list/NoReviews.tsx';
import { useServiceReviews } from '../../reviews/list/queries.ts';
import { RatingSummary, RatingSummarySkeleton } from '../../reviews/list/RatingSummary.tsx';
import { ReviewListSkeleton } from '../../reviews/list/ReviewList.tsx';
import { ReviewsFailure } from '../../reviews/list/ReviewsFailure.tsx';
import { WaitingReviews } from '../../reviews/list/WaitingReviews.tsx';
import { WriteReviewLink } from '../../reviews/WriteReviewLink.tsx';

interface ServiceReviewsProps {
  serviceId: number;
  providerId: number;
  /** how many there are, as the service says */
  count: number;
}

const shownOnDesktop = 6;

/** Shows the reviews in a service's detail, with their own h2: the average and the newest reviews. */
export function ServiceReviews({ serviceId, providerId, count }: ServiceReviewsProps) {
  const headingId = useId();
  const { data: reviews, error, refetch } = useServiceReviews(serviceId);
  const waits = useWaiting('review', serviceId).length > 0;
  const isOwner = useSession(({ userType, account }) => userType === 'provider' && account?.id === providerId);
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-2xl">
          Reseñas
        </h2>
        {reviews && <WriteReviewLink serviceId={serviceId} hasOwn={reviews.some((review) => review.is_own)} />}
      </div>
      <WaitingReviews serviceId={serviceId} className="mb-5" />
      {reviews && reviews.length > 0 && <Newest reviews={reviews} serviceId={serviceId} />}
      {reviews?.length === 0 && !waits && (
        <div className="rounded-card border border-line bg-surface">
          <NoReviews
            actions={null}
            text={
              isOwner
                ? 'Acá vas a ver lo que tus clientes digan de este servicio.'
                : 'Si ya contrataste este servicio, contale al resto cómo te fue.'
            }
          />
        </div>
      )}
      {!reviews && error && <ReviewsFailure error={error} onRetry={() => void refetch()} />}
      {!reviews && !error && (
        <div className={columns}>
          <RatingSummarySkeleton count={count} />
          <ReviewListSkeleton count={Math.min(count, limits.mobileReviews)} />
        </div>
      )}
    </section>
  );
}

const columns = 'grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]';

/** Shows the newest reviews; the API returns them newest first. */
function Newest({ reviews, serviceId }: { reviews: Review[]; serviceId: number }) {
  const { shown, apart } = apartOf(reviews);
  return (
    <div className={columns}>
      <RatingSummary reviews={reviews} className="lg:sticky lg:top-24" />
      <div>
        <ul aria-label="Últimas reseñas" className="flex flex-col gap-4 empty:hidden">
          {ownFirst(shown)
            .slice(0, shownOnDesktop)
            .map((review, index) => (
              <li key={review.id} className={cx(index >= limits.mobileReviews && 'max-sm:hidden')}>
                <ReviewCard review={review} />
              </li>
            ))}
        </ul>
        {(shown.length > limits.mobileReviews || apart.length > 0) && (
          <LinkButton to={address`/servicios/${serviceId}/reviews`} variant="outline" wide className="not-first:mt-4">
            {shown.length > limits.mobileReviews
              ? `Ver todas las reseñas (${totalsOf(shown).count})`
              : `Ver reseñas sin contacto comprobado (${apart.length})`}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
