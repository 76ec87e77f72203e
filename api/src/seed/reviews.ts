import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema/database.ts';
import { flag } from '../db/values/values.ts';
import { ratingColumns } from '../features/reviews/counting.ts';
import { type IdsByKey, idOf } from './accounts.ts';
import { daysBefore } from './days.ts';
import type { DemoPerson, DemoReview, DemoService } from './demo-content.ts';
import { insertAll, insertCounted } from './insert.ts';

interface Places {
  clients: IdsByKey;
  providers: IdsByKey;
  services: IdsByKey;
}

/** A review of the demo content with its ids, and the contact before it, if any. */
export interface PlacedReview extends DemoReview {
  client_id: number;
  service_id: number;
  provider_id: number;
  /** days before now of the author's contact with the provider; null: there was none */
  contacted_days_ago: number | null;
}

/** Gives four of five reviews an earlier contact, if the ages of the account and the service allow it. */
export function placeReviews(
  content: { reviews: DemoReview[]; services: DemoService[]; clients: DemoPerson[] },
  ids: Places,
): PlacedReview[] {
  const services = new Map(content.services.map((service) => [service.key, service]));
  const clients = new Map(content.clients.map((client) => [client.key, client]));
  return content.reviews.map((review, at) => {
    const service = services.get(review.service);
    const contacted = review.days_ago + 2 + (at % 6);
    const youngest = Math.min(service?.days_ago ?? 0, clients.get(review.client)?.member_days_ago ?? 0);
    return {
      ...review,
      client_id: idOf(ids.clients, review.client),
      service_id: idOf(ids.services, review.service),
      provider_id: idOf(ids.providers, service?.provider ?? ''),
      contacted_days_ago: at % 5 !== 4 && contacted < youngest ? contacted : null,
    };
  });
}

export async function insertReviews(db: Db, reviews: readonly PlacedReview[], now: Date): Promise<void> {
  const rows = reviews.map((review, at) => {
    const { service_id, provider_id, client_id } = review;
    return {
      service_id,
      provider_id,
      client_id,
      ...ratingColumns(review),
      comment: review.comment,
      is_anonymous: flag(review.is_anonymous),
      ...standing(reviews, review, at, now),
      created_at: daysBefore(now, review.days_ago, 120 + ((at * 53) % 480)),
    };
  });
  const ids = await insertCounted(db, 'reviews', rows);
  const replies = reviews.flatMap(({ reply, provider_id }, at) => {
    if (!reply) return [];
    const created_at = daysBefore(now, reply.days_ago, (at * 7) % 60);
    const text = { response_text: reply.response_text, is_public: 1 as const };
    return [{ review_id: ids[at] as number, provider_id, ...text, created_at, updated_at: created_at }];
  });
  await insertAll(db, 'review_responses', replies);
}

/** One in this number of reviews has no proven contact, so that the demo shows how such reviews look. */
const unprovenEvery = 24;

/**
 * Returns the state of a review. When there was no contact in Tero, the provider's confirmation is the proof (rule
 * TRUST-3).
 */
function standing(reviews: readonly PlacedReview[], review: PlacedReview, at: number, now: Date) {
  const isWord = !hadContact(reviews, review);
  const isProven = !isWord || at % unprovenEvery !== unprovenEvery - 1;
  return {
    verified_contact: flag(isProven),
    counts: flag(isProven),
    contact_confirmed_at: isProven && isWord ? daysBefore(now, Math.max(review.days_ago - 1, 0)) : null,
  };
}

/** Tells whether the author had contacted the provider before the review, about any service. */
function hadContact(reviews: readonly PlacedReview[], review: PlacedReview): boolean {
  return reviews.some(
    (other) =>
      other.client_id === review.client_id &&
      other.provider_id === review.provider_id &&
      other.contacted_days_ago !== null &&
      other.contacted_days_ago > review.days_ago,
  );
}

/** Sets rating sums, counts and averages of these providers' services, from the reviews that count. */
export async function recountServices(db: Db, providerIds: readonly number[]): Promise<void> {
  const mine = sql`reviews.service_id = services.id`;
  await db
    .updateTable('services')
    .set({ rating_total: totalOf(mine), reviews_count: countOf(mine), quality_until: '' })
    .where('provider_id', 'in', providerIds)
    .execute();
  await db
    .updateTable('services')
    // rounds the average half up, like `averageRating`
    .set({ rating: sql<number>`(2 * rating_total + reviews_count) / (2 * reviews_count)` })
    .where('provider_id', 'in', providerIds)
    .where('reviews_count', '>', 0)
    .execute();
}

/** Sets rating sums and counts of these providers, from the reviews that count. */
export async function recountProviders(db: Db, providerIds: readonly number[]): Promise<void> {
  const mine = sql`reviews.provider_id = provider_profiles.account_id`;
  await db
    .updateTable('provider_profiles')
    .set({ rating_total: totalOf(mine), reviews_count: countOf(mine) })
    .where('account_id', 'in', providerIds)
    .execute();
}

const totalOf = (of: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(final_rating), 0) from reviews where ${of} and counts = 1)`;
const countOf = (of: RawBuilder<unknown>) => sql<number>`(select count(*) from reviews where ${of} and counts = 1)`;
