import type { Review } from '@tero/shared/contract/reviews';
import { averageRating } from '@tero/shared/rules/ratings';

export const reviewFilters = ['all', 'positive', 'negative'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

export const reviewSorts = ['recent', 'rating'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Returns the rating used in averages: `final_rating`, or `rating` if that is missing (rule REV-9). */
function scoreOf(review: Review): number {
  return review.final_rating || review.rating;
}

export interface RatingTotals {
  count: number;
  average: number;
  /** from 5 stars down to 1 */
  byStars: { stars: number; count: number }[];
}

/**
 * Returns whether a review is listed apart because no contact is proven (rule TRUST-1). The reader's own reviews and
 * hidden reviews are not.
 */
function isApart({ counts, is_own, is_hidden }: Review): boolean {
  return counts === false && !is_own && !is_hidden;
}

/** Splits reviews into those shown in the list and those listed apart (rule TRUST-1). */
export function apartOf(reviews: readonly Review[]): { shown: Review[]; apart: Review[] } {
  return { shown: reviews.filter((one) => !isApart(one)), apart: reviews.filter(isApart) };
}

/** Returns the number of reviews that count, in words, as shown beside each average. */
export function countWords(reviews: readonly Review[]): string {
  const { count } = totalsOf(reviews);
  return count === 1 ? '1 reseña' : `${count} reseñas`;
}

/** Sums up the reviews that count (rule TRUST-1). */
export function totalsOf(shown: readonly Review[]): RatingTotals {
  const reviews = shown.filter(({ counts }) => counts !== false);
  const hundredths = reviews.reduce((sum, review) => sum + Math.round(scoreOf(review) * 100), 0);
  return {
    count: reviews.length,
    average: averageRating(hundredths, reviews.length),
    byStars: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: reviews.filter((review) => review.rating === stars).length,
    })),
  };
}

/** Filters reviews: positive are 4 and 5 stars, negative 1 to 3 (rule REV-12); a review without stars is left out. */
export function filterReviews(reviews: readonly Review[], filter: ReviewFilter): Review[] {
  const isOf = ({ rating }: Review) => rating > 0 && (filter === 'positive') === rating >= 4;
  return reviews.filter((review) => filter === 'all' || isOf(review));
}

/** Sorts reviews newest first, or best first and then newest first. */
export function sortReviews(reviews: readonly Review[], sort: ReviewSort): Review[] {
  return [...reviews].sort(
    (a, b) => (sort === 'rating' ? scoreOf(b) - scoreOf(a) : 0) || b.created_at.localeCompare(a.created_at),
  );
}

/** Puts the reader's own review first: a notification leads to the reply below it (rule REV-95). */
export function ownFirst(reviews: readonly Review[]): Review[] {
  return [...reviews].sort((a, b) => Number(b.is_own) - Number(a.is_own));
}

/** Returns the choice named in the address, or the first choice. */
export function choiceOf<V extends string>(choices: readonly V[], given: string | null): V {
  return choices.find((choice) => choice === given) ?? (choices[0] as V);
}
