import type { Draft } from '../../offline/drafts/form-draft.ts';

/** An empty review; 0 means that a rating has not been given. */
export const blankReview = {
  response_time_rating: 0,
  attention_rating: 0,
  work_quality_rating: 0,
  comment: '',
  is_anonymous: false,
};
export type ReviewDraft = typeof blankReview;

export function reviewDraft(accountId: number, serviceId: number): Draft {
  return { key: `tero.review-draft.${accountId}.${serviceId}` };
}

export function replyDraft(accountId: number, reviewId: number): Draft {
  return { key: `tero.reply-draft.${accountId}.${reviewId}` };
}
