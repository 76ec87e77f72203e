import { formatRating } from '@tero/shared/rules/ratings';
import { cx } from './cx.ts';

interface StarsProps {
  rating: number;
  /** px */
  size?: number;
  /** whether the number is shown beside the stars; false only where it is already shown */
  withNumber?: boolean;
  className?: string;
}

const count = 5;
/** The side of a star's square, in the units of the drawing. */
const side = 24;

/** Five stars in a row, each from the top of its square. */
const row = Array.from(
  { length: count },
  (_, at) =>
    `M${at * side + side / 2} 2l3.09 6.26 6.91 1.01-5 4.87 1.18 6.88-6.18-3.25-6.18 3.25 1.18-6.88-5-4.87 6.91-1.01z`,
).join('');

export function Stars({ rating, size = 18, withNumber = true, className }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={`${formatRating(rating)} de 5 estrellas`}
      className={cx('inline-flex items-center gap-1.5', className)}
    >
      {/* a single drawing, because separate icons made up most of a page with reviews */}
      <svg
        aria-hidden="true"
        width={size * count}
        height={size}
        viewBox={`0 0 ${side * count} ${side}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        className="shrink-0"
      >
        <path d={row} className="text-star-off" />
        {/* an inner drawing is cut at its width */}
        <svg width={Math.min(Math.max(rating, 0), count) * side} height={side} aria-hidden="true">
          <path d={row} className="fill-star text-star" />
        </svg>
      </svg>
      {withNumber && <span className="whitespace-nowrap font-semibold text-sm">{formatRating(rating)} de 5</span>}
    </span>
  );
}
