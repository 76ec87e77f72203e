import type { Review } from '@tero/shared/contract/reviews';

export type SubRating = keyof Pick<Review, 'response_time_rating' | 'attention_rating' | 'work_quality_rating'>;

/** The three parts of a rating, in display order. */
export const subRatings: readonly { name: SubRating; label: string }[] = [
  { name: 'response_time_rating', label: 'Tiempo de respuesta' },
  { name: 'attention_rating', label: 'Atención' },
  { name: 'work_quality_rating', label: 'Calidad del trabajo' },
];
