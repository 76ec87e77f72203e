import type { Db } from '../../db/schema/database.ts';

/** Adds one review's rating, in hundredths, to a provider's sum. */
export async function addProviderRating(db: Db, providerId: number, rating: number): Promise<void> {
  await db
    .updateTable('provider_profiles')
    .set((eb) => ({ rating_total: eb('rating_total', '+', rating), reviews_count: eb('reviews_count', '+', 1) }))
    .where('account_id', '=', providerId)
    .execute();
}

/** Adds to a provider's sum of ratings the change in one review's rating, in hundredths. */
export async function moveProviderRating(db: Db, providerId: number, difference: number): Promise<void> {
  await db
    .updateTable('provider_profiles')
    .set((eb) => ({ rating_total: eb('rating_total', '+', difference) }))
    .where('account_id', '=', providerId)
    .execute();
}

/** Subtracts one review's rating, in hundredths, from a provider's sum. */
export async function takeProviderRating(db: Db, providerId: number, rating: number): Promise<void> {
  await db
    .updateTable('provider_profiles')
    .set((eb) => ({ rating_total: eb('rating_total', '-', rating), reviews_count: eb('reviews_count', '-', 1) }))
    .where('account_id', '=', providerId)
    .execute();
}
