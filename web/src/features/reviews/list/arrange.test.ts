import type { Review } from '@tero/shared/contract/reviews';
import { describe, expect, it } from 'vitest';
import { choiceOf, filterReviews, reviewSorts, sortReviews, totalsOf } from './arrange.ts';

function review(id: number, rating: number, final_rating: number, created_at: string): Review {
  return {
    id,
    service_id: 1,
    service_title: 'Pintura interior',
    provider_id: 2,
    rating,
    final_rating,
    response_time_rating: rating,
    attention_rating: rating,
    work_quality_rating: rating,
    comment: null,
    is_anonymous: false,
    user_name: 'Ana',
    user_image: null,
    verified_contact: false,
    is_own: false,
    created_at,
    edited_at: null,
    reply: null,
  };
}

const reviews = [
  review(1, 5, 4.67, '2026-11-03T10:00:00.000Z'),
  review(2, 3, 3.33, '2026-11-02T10:00:00.000Z'),
  review(3, 5, 5, '2026-10-01T10:00:00.000Z'),
  review(4, 5, 5, '2026-10-05T10:00:00.000Z'),
];
const ids = (list: Review[]) => list.map(({ id }) => id);

describe('reviews arranged', () => {
  it('averages the final ratings, falling back to the rounded one', () => {
    expect(totalsOf(reviews)).toMatchObject({ count: 4, average: 4.5 });
    expect(totalsOf([review(1, 4, 0, '2026-11-03T10:00:00.000Z')]).average).toBe(4);
    expect(totalsOf([])).toMatchObject({ count: 0, average: 0 });
  });

  it('leaves out reviews that do not count yet (rule TRUST-1)', () => {
    const bad = { ...review(9, 1, 1, '2026-11-03T10:00:00.000Z'), counts: false };
    expect(totalsOf([...reviews, bad])).toEqual(totalsOf(reviews));
  });

  it('counts the stars from 5 down to 1', () => {
    expect(totalsOf(reviews).byStars.map(({ count }) => count)).toEqual([3, 0, 1, 0, 0]);
  });

  it('calls 4 and 5 stars positive, 1 to 3 negative', () => {
    expect(ids(filterReviews(reviews, 'positive'))).toEqual([1, 3, 4]);
    expect(ids(filterReviews(reviews, 'negative'))).toEqual([2]);
    expect(filterReviews(reviews, 'all')).toHaveLength(4);
  });

  it('puts the newest first, or the best and the newest among equals', () => {
    expect(ids(sortReviews(reviews, 'recent'))).toEqual([1, 2, 4, 3]);
    expect(ids(sortReviews(reviews, 'rating'))).toEqual([4, 3, 1, 2]);
  });

  it('takes an unknown word of the address for the first choice', () => {
    expect(choiceOf(reviewSorts, 'rating')).toBe('rating');
    expect(choiceOf(reviewSorts, 'worst')).toBe('recent');
    expect(choiceOf(reviewSorts, null)).toBe('recent');
  });
});
