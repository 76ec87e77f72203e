import type { ReactNode } from 'react';
import { PageTabs } from '../../../lib/navigation/PageTabs.tsx';
import { totalsOf } from '../list/arrange.ts';
import { NoProviderReviews } from '../list/NoReviews.tsx';
import { useProviderReviews } from '../list/queries.ts';
import { RatingSummarySkeleton } from '../list/RatingSummary.tsx';
import { ReviewListSkeleton } from '../list/ReviewList.tsx';
import { ReviewsFailure } from '../list/ReviewsFailure.tsx';
import { columns } from './columns.ts';
import { SpanCards } from './SpanCards.tsx';
import { SpanReviews } from './SpanReviews.tsx';
import { type Span, type SpanName, spansOf } from './spans.ts';

interface ReviewsBoardProps {
  providerId: number;
  isOwn?: boolean;
}

/** Shows all reviews of a provider: a summary, and the two lists as tabs. */
export function ReviewsBoard({ providerId, isOwn = false }: ReviewsBoardProps) {
  return (
    <WithReviews providerId={providerId}>
      {(spans) => {
        const { current, historical } = spans;
        if (current.reviews.length + historical.reviews.length === 0) return <NoProviderReviews isOwn={isOwn} />;
        const unanswered = current.reviews.filter((review) => !review.reply).length;
        return (
          <>
            <SpanCards spans={spans} {...(isOwn && { unanswered })} />
            <PageTabs
              label="Reseñas"
              tabs={[current, historical].map((span) => ({
                value: span.name,
                label: `${span.title} (${totalsOf(span.reviews).count})`,
                content: <SpanReviews span={span} />,
              }))}
            />
          </>
        );
      }}
    </WithReviews>
  );
}

interface WithReviewsProps {
  providerId: number;
  children: (spans: Record<SpanName, Span>) => ReactNode;
}

/** Loads the reviews and renders them; shows a skeleton while they load, or the error. */
export function WithReviews({ providerId, children }: WithReviewsProps) {
  const { data, error, refetch } = useProviderReviews(providerId);
  if (data) return children(spansOf(data));
  if (error) return <ReviewsFailure error={error} onRetry={() => void refetch()} />;
  return (
    <div className={columns}>
      <RatingSummarySkeleton />
      <ReviewListSkeleton />
    </div>
  );
}
