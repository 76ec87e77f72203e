import { formatRating, type RatingColor, ratingColor } from '@tero/shared/rules/ratings';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { cx } from '../../../ui/cx.ts';
import { countWords, totalsOf } from '../list/arrange.ts';
import type { Span, SpanName } from './spans.ts';

const inks: Record<RatingColor, string> = {
  green: 'text-rating-green',
  lightGreen: 'text-rating-light-green',
  yellow: 'text-rating-yellow',
  red: 'text-rating-red',
};
const icons = { current: CalendarClock, historical: History };

interface SpanCardsProps {
  spans: Record<SpanName, Span>;
  /** number of reviews of the last 6 months without a reply; only given to their provider */
  unanswered?: number;
}

/** The summaries of the two lists. */
export function SpanCards({ spans, unanswered }: SpanCardsProps) {
  return (
    <ul aria-label="Resumen" className="grid gap-3 sm:grid-cols-2 sm:gap-4">
      <SpanCard span={spans.current} {...(unanswered && { note: waiting(unanswered) })} />
      <SpanCard span={spans.historical} />
    </ul>
  );
}

const waiting = (count: number) => `${count} sin responder`;

function SpanCard({ span, note }: { span: Span; note?: string }) {
  const Icon = icons[span.name];
  const { count, average } = totalsOf(span.reviews);
  return (
    <li className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card">
      <span className="flex size-12 shrink-0 items-center justify-center rounded-card bg-primary-soft text-on-primary-soft">
        <Icon size={24} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="text-muted text-sm">{span.title}</p>
        {count === 0 ? (
          <p className="font-bold font-heading text-xl">Sin reseñas</p>
        ) : (
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className={cx('font-bold font-heading text-2xl leading-tight', inks[ratingColor(average)])}>
              {formatRating(average)}
              <span className="font-semibold text-base"> de 5</span>
            </span>
            <span className="text-muted text-sm">{`${countWords(span.reviews)}${note ? ` · ${note}` : ''}`}</span>
          </p>
        )}
      </div>
    </li>
  );
}
