/** Returns the overall rating: the mean of the three ratings, rounded half up (rule REV-3). */
export function overallRating(parts: readonly number[]): number {
  return Math.floor(mean(parts) + 0.5);
}

/** Returns the mean with 2 decimals (`final_rating`). */
export function finalRating(parts: readonly number[]): number {
  return Math.round(mean(parts) * 100) / 100;
}

/** The ratings of a review, 1 to 5 each. */
export interface GivenRatings {
  response_time_rating: number;
  attention_rating: number;
  work_quality_rating: number;
}

export type SubRating = keyof GivenRatings;

/** The three parts of a rating, in display order. */
export const subRatings: readonly { name: SubRating; label: string }[] = [
  { name: 'response_time_rating', label: 'Tiempo de respuesta' },
  { name: 'attention_rating', label: 'Atención' },
  { name: 'work_quality_rating', label: 'Calidad del trabajo' },
];

/** Returns the ratings of a review: the three given, and those that follow from them. */
export function ratingsOf({ response_time_rating, attention_rating, work_quality_rating }: GivenRatings) {
  const parts = [response_time_rating, attention_rating, work_quality_rating];
  const [rating, final_rating] = [overallRating(parts), finalRating(parts)];
  return { response_time_rating, attention_rating, work_quality_rating, rating, final_rating };
}

function mean(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

export type RatingColor = 'green' | 'lightGreen' | 'yellow' | 'red';

/**
 * Returns the colour of a rating: 4.5 and above green, 4 and above light green, 3 and above yellow, else red (rule
 * REV-10).
 */
export function ratingColor(rating: number): RatingColor {
  if (rating >= 4.5) return 'green';
  if (rating >= 4) return 'lightGreen';
  return rating >= 3 ? 'yellow' : 'red';
}

/** Returns a rating with one decimal and a comma: `4,7`. */
export function formatRating(rating: number): string {
  return rating.toFixed(1).replace('.', ',');
}

/**
 * Returns the least average that passes a rating filter: 4.5 for "5 Excelente", otherwise the filter's own number; 0
 * filters nothing.
 */
export function ratingFloor(filter: number): number {
  return filter === 5 ? 4.5 : filter;
}

/** Returns the average of a rating sum in hundredths, with 2 decimals; 0 without reviews. */
export function averageRating(total: number | null, count: number | null): number {
  return count ? Math.round((total ?? 0) / count) / 100 : 0;
}
