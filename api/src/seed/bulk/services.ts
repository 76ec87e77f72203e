import { finalRating, overallRating } from '@tero/shared/rules/ratings';
import type { Db } from '../../db/schema/database.ts';
import { flag } from '../../db/values/values.ts';
import { rankOf, searchDocument, suggestionWeight } from '../../features/services/lists/indexing.ts';
import { searchIndex } from '../../search/search-index.ts';
import { suggestionRows } from '../../search/suggestions.ts';
import { daysBefore } from '../days.ts';
import { coverKey } from '../images.ts';
import { insertAll, insertCounted } from '../insert.ts';
import type { BulkReview, bulkService } from './content.ts';
import type { BulkProvider } from './providers.ts';

/** A category of services. */
export interface Leaf {
  id: number;
  slug: string;
}

export type PlacedService = ReturnType<typeof bulkService> & { n: number; provider: BulkProvider; leaf: Leaf };

/** Inserts services with images and reviews, listed, indexed and suggested. */
export async function insertBulkServices(db: Db, services: readonly PlacedService[], now: Date): Promise<void> {
  const rows = services.map((service) => serviceRow(service, now));
  const ids = await insertCounted(db, 'services', rows);
  const id = (at: number) => ids[at] as number;

  await insertAll(
    db,
    'service_images',
    services.flatMap((service, at) => imageRows(service, id(at), now)),
  );
  const clients = await readClients(db);
  await insertAll(
    db,
    'reviews',
    services.flatMap((service, at) => reviewRows(service, id(at), clients, now)),
  );
  const listed = rows.flatMap((row, at) => {
    return row.listed ? [{ ...row, id: id(at) }] : [];
  });
  const documents = services.flatMap((service, at) => {
    const row = rows[at] as (typeof rows)[number];
    return row.listed ? [searchDocument({ ...row, ...service.provider, ...unread, id: id(at) }, row.quality)] : [];
  });
  for (let at = 0; at < documents.length; at += 100) await searchIndex(db).putAll(db, documents.slice(at, at + 100));
  const suggestions = listed.flatMap((service) =>
    suggestionRows({ serviceId: service.id, title: service.title, weight: suggestionWeight(service) }),
  );
  // in the order of their index, so that neighbours are on the same database pages
  await insertAll(
    db,
    'suggestions',
    suggestions.sort((a, b) => (a.prefix < b.prefix ? -1 : Number(a.prefix > b.prefix))),
  );
}

function serviceRow({ n, row, provider, leaf, daysAgo, reviews }: PlacedService, now: Date) {
  const created_at = daysBefore(now, daysAgo, n % 1440);
  const rating_total = reviews.reduce((sum, review) => sum + hundredths(review), 0);
  const counted = {
    ...row,
    provider_id: provider.id,
    category_id: leaf.id,
    created_at,
    updated_at: created_at,
    listed: row.is_active,
    rating_total,
    reviews_count: reviews.length,
    rating: reviews.length ? Math.round(rating_total / reviews.length) : 0,
  };
  const newest =
    reviews
      .map((review) => daysBefore(now, review.daysAgo))
      .toSorted()
      .at(-1) ?? null;
  const known = { ...counted, ...provider, ...unread, reviewed_at: newest, photos: 1 + (n % 2) };
  return { ...counted, ...rankOf(known, now) };
}

/** Fields that do not affect the rank of a new row. */
const unread = { id: 0, quality: 0, photos: 0, reviewed_at: null };

const hundredths = ({ parts }: BulkReview) => Math.round(finalRating(parts) * 100);

function imageRows({ n, leaf, daysAgo }: PlacedService, service_id: number, now: Date) {
  const covers = [`cover-${leaf.slug}`, `cover-${leaf.slug}-2`, `cover-${leaf.slug}-3`];
  const shown = [covers[n % 3], covers[(n + 1) % 3]].slice(0, 1 + (n % 2)) as string[];
  return shown.map((cover, position) => ({
    service_id,
    file: coverKey(cover),
    position,
    is_main: flag(position === 0),
    created_at: daysBefore(now, daysAgo),
  }));
}

function reviewRows(service: PlacedService, service_id: number, clients: readonly number[], now: Date) {
  return service.reviews.slice(0, clients.length).map((review, at) => {
    const [response_time_rating, attention_rating, work_quality_rating] = review.parts;
    return {
      service_id,
      provider_id: service.provider.id,
      client_id: clients[(service.n + at) % clients.length] as number,
      response_time_rating,
      attention_rating,
      work_quality_rating,
      rating: overallRating(review.parts),
      final_rating: hundredths(review),
      comment: review.comment,
      is_anonymous: 0 as const,
      verified_contact: 1 as const,
      created_at: daysBefore(now, review.daysAgo, 1 + (service.n % 600)),
    };
  });
}

async function readClients(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('accounts').select('id').where('role', '=', 'user').orderBy('id').execute();
  return rows.map((row) => row.id);
}
