import type { Review } from '@tero/shared/contract/reviews';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Chips } from '../../../ui/RadioGroup.tsx';
import { EmptyState } from '../../../ui/StateCard.tsx';
import { filterReviews, type ReviewFilter, reviewFilters, sortReviews, totalsOf } from '../../reviews/list/arrange.ts';
import { NoProviderReviews } from '../../reviews/list/NoReviews.tsx';
import { useProviderReviews } from '../../reviews/list/queries.ts';
import { RatingSummary, RatingSummarySkeleton } from '../../reviews/list/RatingSummary.tsx';
import { ReviewList, ReviewListSkeleton } from '../../reviews/list/ReviewList.tsx';
import { ReviewsFailure } from '../../reviews/list/ReviewsFailure.tsx';
import { SortSelect } from '../../reviews/list/SortSelect.tsx';
import { useArrangement } from '../../reviews/list/use-arrangement.ts';

const filterLabels: Record<ReviewFilter, string> = { all: 'Todas', positive: 'Positivas', negative: 'Negativas' };
const columns = 'grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8';

/** Shows the reviews of all the provider's services: those of the last 6 months, and the older reviews. */
export function ProfileReviews({ providerId, isOwn }: { providerId: number; isOwn: boolean }) {
  const { data, error, refetch } = useProviderReviews(providerId);
  if (!data && error) return <ReviewsFailure error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className={columns}>
        <RatingSummarySkeleton />
        <ReviewListSkeleton />
      </div>
    );
  }
  const { current_reviews: current, historical_reviews: historical } = data;
  if (current.length + historical.length === 0) {
    return <NoProviderReviews isOwn={isOwn} />;
  }
  return (
    <div className={columns}>
      <RatingSummary reviews={[...current, ...historical]} className="lg:sticky lg:top-24" />
      <Arranged current={current} historical={historical} />
    </div>
  );
}

function Arranged({ current, historical }: { current: Review[]; historical: Review[] }) {
  const [{ filter, sort }, arrange] = useArrangement();
  const spans = [
    { title: 'Últimos 6 meses', reviews: sortReviews(filterReviews(current, filter), sort) },
    { title: 'Anteriores', reviews: sortReviews(filterReviews(historical, filter), sort) },
  ].filter((span) => span.reviews.length > 0);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Chips
          legend="Mostrar reseñas"
          hideLegend
          choices={reviewFilters.map((value) => ({ value, label: filterLabels[value] }))}
          value={filter}
          onChange={(value) => arrange({ filter: value })}
        />
        <SortSelect value={sort} onChange={(value) => arrange({ sort: value })} />
      </div>
      {spans.map((span) => (
        <Span key={span.title} {...span} />
      ))}
      {spans.length === 0 && (
        <EmptyState
          title={filter === 'negative' ? 'No hay reseñas negativas' : 'No hay reseñas positivas'}
          actions={
            <Button variant="outline" onClick={() => arrange({ filter: 'all' })}>
              Ver todas
            </Button>
          }
        />
      )}
    </div>
  );
}

function Span({ title, reviews }: { title: string; reviews: Review[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {title} <span className="font-normal text-base text-muted">({totalsOf(reviews).count})</span>
      </h2>
      <ReviewList label={title} reviews={reviews} showService shortOnPhones />
    </section>
  );
}
