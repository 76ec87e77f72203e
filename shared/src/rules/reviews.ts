import { limits } from '../limits.ts';
import { day } from './time/durations.ts';

/** Tells whether the author of a review may still change or delete it (rule REV-5). */
export function mayChangeReview(createdAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) < limits.reviewChangeDays * day;
}
