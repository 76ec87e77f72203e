import { address } from '@tero/shared/rules/text/address';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useParams } from 'react-router-dom';
import { useWaiting } from '../../common/outbox/waiting.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { useAccount } from '../../lib/session/session.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { cx } from '../../ui/cx.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
import { useService } from '../services/service-queries.ts';
import { choiceOf, countWords, reviewSorts, sortReviews } from './list/arrange.ts';
import { useServiceReviews } from './list/queries.ts';
import { RatingSummary, RatingSummarySkeleton } from './list/RatingSummary.tsx';
import { ReviewList, ReviewListSkeleton } from './list/ReviewList.tsx';
import { ReviewsFailure } from './list/ReviewsFailure.tsx';
import { SortSelect } from './list/SortSelect.tsx';
import { WaitingReviews } from './list/WaitingReviews.tsx';
import { ServiceFailure } from './ServiceFailure.tsx';
import { ServiceSummary } from './ServiceSummary.tsx';
import { WriteReviewLink } from './WriteReviewLink.tsx';

export function ServiceReviewsPage() {
  const serviceId = Number(useParams().id);
  const service = useService(serviceId);
  usePageTitle(service.data && `Reseñas de ${service.data.title}`);
  return (
    <div className="wrap flex flex-col gap-5 py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: 'Inicio', to: '/' },
          ...(service.data ? [{ label: service.data.title, to: address`/servicios/${serviceId}` }] : []),
          { label: 'Reseñas' },
        ]}
      />
      <PageHeading title="Reseñas" />
      {!service.data && service.error ? (
        <>
          <ServiceFailure error={service.error} onRetry={() => void service.refetch()} />
          <OwnReviews serviceId={serviceId} />
        </>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-8">
          <div className="flex flex-col gap-5 lg:sticky lg:top-24">
            {service.data ? <ServiceSummary service={service.data} /> : <Skeleton className="h-29.5 rounded-card" />}
            <Totals serviceId={serviceId} count={service.data?.reviews_count} />
          </div>
          <div className="flex flex-col gap-4">
            <WaitingReviews serviceId={serviceId} />
            <AllReviews serviceId={serviceId} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Shows one's own review of a service that is no longer published, with the reply. */
function OwnReviews({ serviceId }: { serviceId: number }) {
  const own = useServiceReviews(serviceId).data?.filter((review) => review.is_own) ?? [];
  if (own.length === 0) return null;
  return <ReviewList label="Tu reseña" reviews={own} showService />;
}

function Totals({ serviceId, count }: { serviceId: number; count: number | undefined }) {
  const { data: reviews, isPending } = useServiceReviews(serviceId);
  const account = useAccount();
  if (isPending) {
    return (
      <>
        <RatingSummarySkeleton {...(count !== undefined && { count })} />
        {/* a person with an account may have written a review: only the space for it */}
        <div className={cx(account && 'invisible')}>
          <WriteReviewLink serviceId={serviceId} hasOwn={false} />
        </div>
      </>
    );
  }
  if (!reviews) return null;
  return (
    <>
      {reviews.length > 0 && <RatingSummary reviews={reviews} />}
      <WriteReviewLink serviceId={serviceId} hasOwn={reviews.some((review) => review.is_own)} />
    </>
  );
}

function AllReviews({ serviceId }: { serviceId: number }) {
  const [search, change] = useAddress();
  const { data: reviews, error, refetch } = useServiceReviews(serviceId);
  const waits = useWaiting('review', serviceId).length > 0;
  const sort = choiceOf(reviewSorts, search.get('sort'));
  if (!reviews && error) return <ReviewsFailure error={error} onRetry={() => void refetch()} />;
  if (!reviews) return <ReviewListSkeleton />;
  if (reviews.length === 0) {
    if (waits) return null;
    return (
      <EmptyState
        icon={<MessageSquareText size={30} aria-hidden="true" />}
        title="Todavía no hay reseñas"
        text="Si ya contrataste este servicio, contale al resto cómo te fue."
        actions={null}
      />
    );
  }
  return (
    <section aria-labelledby="todas" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="todas" className="text-xl">
          {countWords(reviews)}
        </h2>
        <SortSelect value={sort} onChange={(next) => change({ sort: next })} />
      </div>
      <ReviewList label="Reseñas" reviews={sortReviews(reviews, sort)} />
    </section>
  );
}
