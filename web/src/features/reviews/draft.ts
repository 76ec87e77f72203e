import type { Review } from '@tero/shared/contract/reviews';
import type { Draft } from '../../offline/drafts/drafts.ts';

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

export function reviewDraft(account: number, serviceId: number): Draft {
  return { account, form: `review-${serviceId}` };
}

export function replyDraft(account: number, reviewId: number): Draft {
  return { account, form: `reply-${reviewId}` };
}
