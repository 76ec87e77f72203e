import { setImmediate } from 'node:timers/promises';
import { qualityOf, qualityUntil } from '@tero/shared/rules/search/quality';
import { termsOf } from '@tero/shared/rules/search/terms';
import { maskDays } from '@tero/shared/rules/time/schedule';
import type { Clock } from '../../../core/clock.ts';
import type { OuterDb, Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { indexVersion, type SearchDocument } from '../../../search/index-of-services.ts';
import { searchIndex } from '../../../search/search-index.ts';
import { putSuggestions, removeSuggestions, setWeight } from '../../../search/suggestions.ts';
import { recordDebut } from './debuts.ts';
import * as publishing from './repository.ts';

type Scope = { serviceId: number } | { providerId: number } | { categoryId: number };

/**
 * Lists services or hides them: listed = active, its category active and its provider entitled (rule SRCH-1). Index,
 * suggestions and counters follow in the same transaction. Call it with every change of one of the three.
 */
export async function refreshListed(trx: Trx, scope: Scope, now: Date): Promise<void> {
  for (const service of await publishing.findMisplaced(trx, scope, now.toISOString())) {
    await publishing.setListed(trx, service.id, service.should_be_listed);
    await publishing.addToCount(trx, service.category_id, service.should_be_listed ? 1 : -1);
    await reindex(trx, service.id, now);
    if (service.should_be_listed) await recordDebut(trx, service.id, now.toISOString());
  }
}

/** Updates the quality, the search index and the suggestions of one service to what it is now. */
export async function reindex(trx: Trx, serviceId: number, now: Date): Promise<void> {
  const service = await publishing.findDocument(trx, serviceId);
  if (!service) return;
  const index = searchIndex(trx);
  await index.remove(trx, { serviceId, quality: service.quality });
  if (!service.listed) return removeSuggestions(trx, serviceId);
  const ranked = rankOf(service, now);
  await publishing.setRank(trx, serviceId, ranked);
  await index.putAll(trx, [searchDocument(service, ranked.quality)]);
  await putSuggestions(trx, { serviceId, title: service.title, weight: suggestionWeight(service) });
}

const staleBatch = 100;

/**
 * Indexes anew what an older version of the index holds, and what time alone has changed. Runs every 10 seconds, which
 * fills the index after an update, and does nothing most of the time.
 */
export async function refreshStale({ db, clock }: { db: OuterDb; clock: Clock }): Promise<void> {
  for (;;) {
    const now = clock.now();
    const stale = await publishing.findStale(db, indexVersion, now.toISOString(), staleBatch);
    if (stale.length === 0) return;
    await inTransaction(db, async (trx) => {
      for (const id of stale) await reindex(trx, id, now);
    });
    // calls that came meanwhile go first
    await setImmediate();
  }
}

/** Moves a listed service's count to another category, after its row has moved. */
export async function moveCount(trx: Trx, from: number, to: number): Promise<void> {
  if (from === to) return;
  for (const id of [from, to].sort((a, b) => a - b)) await publishing.addToCount(trx, id, id === to ? 1 : -1);
}

/** Reindexes a provider's listed services, after its name changed. */
export async function reindexListed(trx: Trx, providerId: number, now: Date): Promise<void> {
  for (const id of await publishing.findListed(trx, providerId)) await reindex(trx, id, now);
}

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof publishing.findDocument>>>;

/** What the search reads of a service. */
export function searchedService(service: Omit<DocumentRow, 'listed'>) {
  const { title, description, category_id, coverage_area, service_type, days_mask, company_name, name } = service;
  return {
    title,
    description,
    categoryId: category_id,
    coverageArea: coverage_area,
    serviceType: service_type,
    days: maskDays(days_mask),
    names: [company_name, name],
  };
}

/** The search document of a service. Exported for bulk seeding. */
export function searchDocument(service: Omit<DocumentRow, 'listed'>, quality: number): SearchDocument {
  return { serviceId: service.id, quality, terms: termsOf(searchedService(service)) };
}

/** The columns that rank a service in searches; level, subscription and payments are not in them. */
export function rankOf(service: Omit<DocumentRow, 'listed'>, now: Date) {
  const activeAt = new Date([service.updated_at, service.reviewed_at ?? ''].toSorted().at(-1) ?? service.updated_at);
  const quality = qualityOf(
    {
      ratingTotal: service.rating_total,
      reviewsCount: service.reviews_count,
      activeAt,
      photos: Number(service.photos),
      hasPrice: service.price_low !== null,
      days: maskDays(service.days_mask).length,
      hasHours: service.hours_start !== null,
      descriptionLength: service.description.length,
    },
    now,
  );
  return { quality, quality_until: qualityUntil(activeAt, now).toISOString(), index_version: indexVersion };
}

/**
 * Adds a new review's rating, in hundredths, to a service's average, and updates the weight of its suggestions. Its
 * quality follows within seconds (`refreshStale`).
 */
export async function addServiceRating(trx: Trx, serviceId: number, rating: number): Promise<void> {
  const service = await publishing.addRating(trx, serviceId, rating);
  if (service) await setWeight(trx, serviceId, suggestionWeight(service));
}

/** Changes a service's average by what one review's rating has changed, in hundredths. */
export async function moveServiceRating(trx: Trx, serviceId: number, difference: number): Promise<void> {
  const service = await publishing.moveRating(trx, serviceId, difference);
  if (service) await setWeight(trx, serviceId, suggestionWeight(service));
}

/** Subtracts a deleted review's rating from a service's average. */
export async function takeServiceRating(trx: Trx, serviceId: number, rating: number): Promise<void> {
  const service = await publishing.takeRating(trx, serviceId, rating);
  if (service) await setWeight(trx, serviceId, suggestionWeight(service));
}

/** Unlists all services of a provider, before its account is deleted. */
export async function unlistAll(trx: Trx, providerId: number, now: Date): Promise<void> {
  await publishing.switchOffAll(trx, providerId);
  await refreshListed(trx, { providerId }, now);
}

/** Weight of a service's suggestions: by rating and number of reviews; services without reviews still show. */
export function suggestionWeight(service: { rating: number; reviews_count: number }): number {
  return service.rating + Math.min(service.reviews_count, 100) * 5;
}

/** Unlists services of providers whose access has ended. Runs every minute. */
export async function hideLapsed({ db, clock }: { db: OuterDb; clock: Clock }): Promise<void> {
  const now = clock.now();
  for (const providerId of await publishing.findLapsedProviders(db, now.toISOString())) {
    await inTransaction(db, (trx) => refreshListed(trx, { providerId }, now));
  }
}
