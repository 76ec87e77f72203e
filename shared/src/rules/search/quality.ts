import { day } from '../time/durations.ts';

/** The inputs of a service's quality. Level, subscription and payments are left out on purpose. */
export interface QualityOf {
  /** sum of the ratings of its reviews, in hundredths of a star */
  ratingTotal: number;
  reviewsCount: number;
  /** when it was last edited or reviewed */
  activeAt: Date;
  photos: number;
  hasPrice: boolean;
  days: number;
  hasHours: boolean;
  descriptionLength: number;
}

/** The best quality; in one number with the id it is the rowid of the index (api/src/search). */
export const bestQuality = 10_000;

/** Reviews of average rating that every service starts with. */
const priorReviews = 5;
const priorRating = 430;
const halfLife = 180 * day;
/** Activity counts in steps of this length, so that a quality without news changes once a month. */
const step = 30 * day;
const longDescription = 300;

/**
 * Returns the quality of a service, 0 to 10,000 (docs/product/search.md, SRCH-106): its rating (70 %, pulled to the
 * average by five imagined reviews), how recently it was active (15 %) and how complete it is (15 %).
 */
export function qualityOf(service: QualityOf, now: Date): number {
  const { ratingTotal, reviewsCount } = service;
  const rating = (ratingTotal + priorReviews * priorRating) / (reviewsCount + priorReviews) / 500;
  const activity = 0.5 ** ((stepsSince(service.activeAt, now) * step) / halfLife);
  return Math.round(bestQuality * (0.7 * rating + 0.15 * activity + 0.15 * completeness(service)));
}

/** Returns when the quality changes next by time alone. */
export function qualityUntil(activeAt: Date, now: Date): Date {
  return new Date(activeAt.getTime() + (stepsSince(activeAt, now) + 1) * step);
}

function stepsSince(activeAt: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - activeAt.getTime()) / step));
}

function completeness({ photos, hasPrice, days, hasHours, descriptionLength }: QualityOf): number {
  const parts = [
    Math.min(photos, 3) / 3,
    Number(hasPrice),
    Number(days > 0),
    Number(hasHours),
    Math.min(descriptionLength / longDescription, 1),
  ];
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
