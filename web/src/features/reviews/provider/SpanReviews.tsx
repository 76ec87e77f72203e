import MessageSquareText from 'lucide-react/icons/message-square-text';
import { EmptyState } from '../../../ui/StateCard.tsx';
import { countWords, filterReviews, sortReviews } from '../list/arrange.ts';
import { RatingSummary } from '../list/RatingSummary.tsx';
import { ReviewList } from '../list/ReviewList.tsx';
import { useArrangement } from '../list/use-arrangement.ts';
import { NoneOfFilter } from '../NoneOfFilter.tsx';
import { ReviewToolbar } from '../ReviewToolbar.tsx';
import { columns } from './columns.ts';
import type { Span } from './spans.ts';

/** The reviews of one span with their distribution, filtered and sorted by the address. */
export function SpanReviews({ span }: { span: Span }) {
  const [{ filter, sort }, arrange] = useArrangement();
  if (span.reviews.length === 0) {
    // the other span stands beside: one of the two has reviews
    return <EmptyState icon={<MessageSquareText size={30} aria-hidden="true" />} title={span.none} actions={null} />;
  }
  const shown = sortReviews(filterReviews(span.reviews, filter), sort);
  return (
    <div className={columns}>
      <RatingSummary reviews={span.reviews} always className="lg:sticky lg:top-24" />
      <section aria-label={span.title} className="flex min-w-0 flex-col gap-4">
        <ReviewToolbar filter={filter} sort={sort} onChange={arrange} />
        <p aria-live="polite" className="sr-only">
          {countWords(shown)}
        </p>
        {shown.length > 0 ? (
          <ReviewList label={span.title} reviews={shown} showService shortOnPhones showApart />
        ) : (
          <NoneOfFilter filter={filter} onClear={() => arrange({ filter: 'all' })} />
        )}
      </section>
    </div>
  );
}
