import { formatRating } from '@tero/shared/rules/ratings';
import { Star } from 'lucide-react';
import { cx } from './cx.ts';

interface StarsProps {
  rating: number;
  /** px */
  size?: number;
  /** the number beside the stars; leave it out only where it is shown already */
  withNumber?: boolean;
  className?: string;
}

const places = [1, 2, 3, 4, 5];

export function Stars({ rating, size = 18, withNumber = true, className }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={`${formatRating(rating)} de 5 estrellas`}
      className={cx('inline-flex items-center gap-1.5', className)}
    >
      <span className="relative inline-flex" aria-hidden="true">
        <Row size={size} className="text-star-off" />
        <span
          className="absolute inset-y-0 left-0 overflow-hidden"
          style={{ width: `${(Math.min(Math.max(rating, 0), 5) / 5) * 100}%` }}
        >
          <Row size={size} className="fill-star text-star" />
        </span>
      </span>
      {withNumber && <span className="font-semibold text-sm">{formatRating(rating)} de 5</span>}
    </span>
  );
}

function Row({ size, className }: { size: number; className: string }) {
  return (
    <span className="flex w-max">
      {places.map((place) => (
        <Star key={place} size={size} className={className} strokeWidth={1.75} />
      ))}
    </span>
  );
}
