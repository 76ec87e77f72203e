import { sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';

/**
 * Adds one rating, in hundredths; rounds the average half up, like `averageRating`. The quality is due anew. Undefined: no
 * such service.
 */
export function addRating(db: Db, id: number, rating: number) {
  // SQLite binds numbers as reals, and real division would result
  const added = sql<number>`cast(${rating} as integer)`;
  return db
    .updateTable('services')
    .set({
      quality_until: '',
      rating_total: sql<number>`rating_total + ${added}`,
      reviews_count: sql<number>`reviews_count + 1`,
      rating: sql<number>`(2 * (rating_total + ${added}) + reviews_count + 1) / (2 * (reviews_count + 1))`,
    })
    .where('id', '=', id)
    .returning(['rating', 'reviews_count'])
    .executeTakeFirst();
}

/** Changes one rating by a difference, in hundredths; rounds like `addRating`. */
export function moveRating(db: Db, id: number, difference: number) {
  const moved = sql<number>`cast(${difference} as integer)`;
  return db
    .updateTable('services')
    .set({
      quality_until: '',
      rating_total: sql<number>`rating_total + ${moved}`,
      rating: sql<number>`(2 * (rating_total + ${moved}) + reviews_count) / (2 * reviews_count)`,
    })
    .where('id', '=', id)
    .where('reviews_count', '>', 0)
    .returning(['rating', 'reviews_count'])
    .executeTakeFirst();
}

/** Subtracts one rating, in hundredths; rounds the average of the others like `addRating`. */
export function takeRating(db: Db, id: number, rating: number) {
  const taken = sql<number>`cast(${rating} as integer)`;
  return db
    .updateTable('services')
    .set({
      quality_until: '',
      rating_total: sql<number>`rating_total - ${taken}`,
      reviews_count: sql<number>`reviews_count - 1`,
      rating: sql<number>`case when reviews_count <= 1 then 0
        else (2 * (rating_total - ${taken}) + reviews_count - 1) / (2 * (reviews_count - 1)) end`,
    })
    .where('id', '=', id)
    .returning(['rating', 'reviews_count'])
    .executeTakeFirst();
}
