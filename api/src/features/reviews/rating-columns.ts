import { type GivenRatings, ratingsOf } from '@tero/shared/rules/ratings';

/** Returns the columns of a review's ratings; the mean in whole hundredths. */
export function ratingColumns(given: GivenRatings) {
  const ratings = ratingsOf(given);
  return { ...ratings, final_rating: Math.round(ratings.final_rating * 100) };
}
