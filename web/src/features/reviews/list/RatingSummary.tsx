import type { Review } from '@tero/shared/contract/reviews';
import { formatRating, type RatingColor, ratingColor } from '@tero/shared/rules/ratings';
import Star from 'lucide-react/icons/star';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { countWords, totalsOf } from './arrange.ts';

const bars: Record<RatingColor, string> = {
  green: 'bg-rating-green',
  lightGreen: 'bg-rating-light-green',
  yellow: 'bg-rating-yellow',
  red: 'bg-rating-red',
};

/** Sets how many reviews it takes to show the bars; with fewer, the bars say no more than the reviews do. */
const fewestForBars = 5;

interface RatingSummaryProps {
  reviews: readonly Review[];
  /** shows the bars for few reviews too, to the provider who received them */
  always?: boolean;
  className?: string;
}

/** Shows the average out of 5 and, with five reviews or more, how many gave each number of stars. */
export function RatingSummary({ reviews, always = false, className }: RatingSummaryProps) {
  const { count, average, byStars } = totalsOf(reviews);
  if (count === 0) {
    return (
      <p className={cx('rounded-card border border-line bg-surface p-5 text-muted shadow-card', className)}>
        Todavía no hay promedio, porque ninguna reseña tiene un contacto comprobado.
      </p>
    );
  }
  return (
    <div className={cx('rounded-card border border-line bg-surface p-5 shadow-card', className)}>
      <div className="flex flex-wrap items-center gap-4">
        <p
          className={cx(
            'flex items-baseline gap-1 rounded-card px-3.5 py-3 font-heading text-on-rating leading-none',
            bars[ratingColor(average)],
          )}
        >
          <span className="font-bold text-4xl">{formatRating(average)}</span>
          <span className="font-semibold text-sm">de 5</span>
        </p>
        <div>
          <span aria-hidden="true">
            <Stars rating={average} size={20} withNumber={false} />
          </span>
          <p className="text-muted text-sm">{countWords(reviews)}</p>
        </div>
      </div>
      {(always || count >= fewestForBars) && <Bars byStars={byStars} count={count} />}
    </div>
  );
}

function Bars({ byStars, count }: Pick<ReturnType<typeof totalsOf>, 'byStars' | 'count'>) {
  return (
    <ul className="mt-5 flex flex-col gap-2" aria-label="Reseñas por estrellas">
      {byStars.map((row) => (
        <li key={row.stars} className="flex items-center gap-3 text-sm">
          <span className="sr-only">
            {`${row.stars} ${row.stars === 1 ? 'estrella' : 'estrellas'}: ${row.count} ${row.count === 1 ? 'reseña' : 'reseñas'}`}
          </span>
          <span aria-hidden="true" className="flex w-8 shrink-0 items-center gap-1 font-semibold tabular-nums">
            {row.stars}
            <Star size={14} className="fill-star text-star" />
          </span>
          <span aria-hidden="true" className="h-2.5 grow overflow-hidden rounded-pill bg-sunken">
            {/* a drawing takes its width by an attribute, which the policy of the app lets pages have */}
            <svg
              aria-hidden="true"
              width={`${(row.count / count) * 100}%`}
              height="100%"
              className={cx('block rounded-pill', bars[ratingColor(row.stars)])}
            />
          </span>
          <span aria-hidden="true" className="w-7 shrink-0 text-right text-muted tabular-nums">
            {row.count}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Shows a placeholder as high as the summary that replaces it; `count` is the number of reviews, if known. */
export function RatingSummarySkeleton({ count = fewestForBars }: { count?: number }) {
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <div className="flex items-center gap-4">
        <Skeleton className="h-16 w-22 rounded-card" />
        <div className="flex grow flex-col gap-2">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-4 w-20" />
        </div>
      </div>
      {count >= fewestForBars && (
        <div className="mt-5 flex flex-col gap-2">
          {[5, 4, 3, 2, 1].map((stars) => (
            <Skeleton key={stars} className="h-5" />
          ))}
        </div>
      )}
    </div>
  );
}
