import type { Review } from '@tero/shared/contract/reviews';

/** An empty review; 0 means that a rating has not been given. */
export const blankReview = {
  response_time_rating: 0,
  attention_rating: 0,
  work_quality_rating: 0,
  comment: '',
  is_anonymous: false,
};
export type ReviewDraft = typeof blankReview;

/** A review as its form shows it, to be changed. */
export function draftOf(review: Review): ReviewDraft {
  const { response_time_rating, attention_rating, work_quality_rating, comment, is_anonymous } = review;
  return { response_time_rating, attention_rating, work_quality_rating, comment: comment ?? '', is_anonymous };
}
