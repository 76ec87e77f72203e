import { limits } from '@tero/shared/limits';
import { z } from 'zod';

/** 0 stands for a rating that has not been given. */
const stars = z.int().min(0).max(5);

const reviewDraft = z.object({
  response_time_rating: stars,
  attention_rating: stars,
  work_quality_rating: stars,
  comment: z.string().max(limits.reviewComment),
  is_anonymous: z.boolean(),
});
export type ReviewDraft = z.output<typeof reviewDraft>;

export const blankDraft: ReviewDraft = {
  response_time_rating: 0,
  attention_rating: 0,
  work_quality_rating: 0,
  comment: '',
  is_anonymous: false,
};

export function draftKey(accountId: number, serviceId: number): string {
  return `tero.review-draft.${accountId}.${serviceId}`;
}

/** What was written and not sent, also before a reload; blank when there is nothing or it cannot be read. */
export function readDraft(key: string): ReviewDraft {
  try {
    return reviewDraft.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return blankDraft;
  }
}

export function keepDraft(key: string, draft: ReviewDraft): void {
  try {
    if (isBlank(draft)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // storage is full or blocked: the draft lives in the page alone
  }
}

export function dropDraft(key: string): void {
  keepDraft(key, blankDraft);
}

function isBlank(draft: ReviewDraft): boolean {
  return JSON.stringify({ ...blankDraft, ...draft }) === JSON.stringify(blankDraft);
}
