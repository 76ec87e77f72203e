import { formatRating, type RatingColor, ratingColor } from '@tero/shared/rules/ratings';
import Star from 'lucide-react/icons/star';
import { cx } from './cx.ts';

const grounds: Record<RatingColor, string> = {
  green: 'bg-rating-green',
  lightGreen: 'bg-rating-light-green',
  yellow: 'bg-rating-yellow',
  red: 'bg-rating-red',
};

interface RatingBadgeProps {
  rating: number;
  /** number of reviews, shown in brackets; at 0 the badge says so instead */
  count?: number;
  /** whether phones hide 'de 5' except from screen readers, because a row has no room for it */
  short?: boolean;
  className?: string;
}

export function RatingBadge({ rating, count, short = false, className }: RatingBadgeProps) {
  if (count === 0) return <span className={cx('shrink-0 text-muted text-sm', className)}>Sin reseñas</span>;
  return (
    <span className={cx('inline-flex shrink-0 items-center gap-1.5 text-sm', className)}>
      <span
        className={cx(
          'inline-flex items-center gap-1 rounded-pill px-2 py-1 font-bold text-on-rating text-xs leading-none',
          grounds[ratingColor(rating)],
        )}
      >
        <Star size={12} aria-hidden="true" className="fill-current" />
        {short ? (
          <span>
            {formatRating(rating)}
            <span className="max-sm:sr-only"> de 5</span>
          </span>
        ) : (
          <span>{formatRating(rating)} de 5</span>
        )}
      </span>
      {count !== undefined && (
        <span className="text-muted">
          <span aria-hidden="true">({count})</span>
          <span className="sr-only">{count === 1 ? '1 reseña' : `${count} reseñas`}</span>
        </span>
      )}
    </span>
  );
}
