import { sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';

/**
 * Adds a new review's rating, in hundredths, to a service's average, and rounds half up like `averageRating`.
 * `refreshStale` updates the quality and the weight of suggestions within seconds, because they take longer than the
 * rest of a review.
 */
export async function addServiceRating(db: Db, id: number, rating: number): Promise<void> {
  // SQLite binds numbers as reals, and would divide without rounding
  const added = sql<number>`cast(${rating} as integer)`;
  await db
    .updateTable('services')
    .set({
      quality_until: '',
      rating_total: sql<number>`rating_total + ${added}`,
      reviews_count: sql<number>`reviews_count + 1`,
      rating: sql<number>`(2 * (rating_total + ${added}) + reviews_count + 1) / (2 * (reviews_count + 1))`,
    })
    .where('id', '=', id)
    .execute();
}

/** Changes a service's average by the change in one review's rating, in hundredths. Rounds like `addServiceRating`. */
export async function moveServiceRating(db: Db, id: number, difference: number): Promise<void> {
  const moved = sql<number>`cast(${difference} as integer)`;
  await db
    .updateTable('services')
    .set({
      quality_until: '',
      rating_total: sql<number>`rating_total + ${moved}`,
      rating: sql<number>`(2 * (rating_total + ${moved}) + reviews_count) / (2 * reviews_count)`,
    })
    .where('id', '=', id)
    .where('reviews_count', '>', 0)
    .execute();
}

/**
 * Subtracts a deleted review's rating from a service's average. Rounds the average of the other reviews like
 * `addServiceRating`.
 */
export async function takeServiceRating(db: Db, id: number, rating: number): Promise<void> {
  const taken = sql<number>`cast(${rating} as integer)`;
  await db
    .updateTable('services')
    .set({
      quality_until: '',
      rating_total: sql<number>`rating_total - ${taken}`,
      reviews_count: sql<number>`reviews_count - 1`,
      rating: sql<number>`case when reviews_count <= 1 then 0
        else (2 * (rating_total - ${taken}) + reviews_count - 1) / (2 * (reviews_count - 1)) end`,
    })
    .where('id', '=', id)
    .execute();
}
