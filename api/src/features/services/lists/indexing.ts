import { setImmediate } from 'node:timers/promises';
import { qualityOf, qualityUntil } from '@tero/shared/rules/search/quality';
import { termsOf } from '@tero/shared/rules/search/terms';
import { maskDays } from '@tero/shared/rules/time/schedule';
import type { Clock } from '../../../core/clock.ts';
import type { Db, OuterDb, Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { indexVersion, type SearchDocument } from '../../../search/index-of-services.ts';
import { searchIndex } from '../../../search/search-index.ts';
import { putSuggestions, removeSuggestions, setWeight } from '../../../search/suggestions.ts';
import * as documents from './index-repository.ts';

/** Updates the quality, the search index and the suggestions of one service. */
export async function reindex(trx: Trx, serviceId: number, now: Date): Promise<void> {
  const service = await documents.findDocument(trx, serviceId);
  if (!service) return;
  const index = searchIndex(trx);
  await index.remove(trx, { serviceId, quality: service.quality });
  if (!service.listed) return removeSuggestions(trx, serviceId);
  const ranked = rankOf(service, now);
  await documents.setRank(trx, serviceId, ranked);
  await index.putAll(trx, [searchDocument(service, ranked.quality)]);
  await putSuggestions(trx, { serviceId, title: service.title, weight: suggestionWeight(service) });
}

/**
 * Updates the quality of a service and the weight of its suggestions. Rewrites the index entry only when the rank
 * changes; other fields are indexed when they are written.
 */
async function rerank(trx: Trx, service: DocumentRow, now: Date): Promise<void> {
  const serviceId = service.id;
  const ranked = rankOf(service, now);
  await documents.setRank(trx, serviceId, ranked);
  await setWeight(trx, serviceId, suggestionWeight(service));
  if (ranked.quality === service.quality) return;
  const index = searchIndex(trx);
  await index.remove(trx, { serviceId, quality: service.quality });
  await index.putAll(trx, [searchDocument(service, ranked.quality)]);
}

const staleBatch = 100;

/**
 * Indexes again the entries of an older version of the index, and ranks again what reviews and time have changed. Runs
 * every 10 seconds, so it fills the index after an update; mostly it finds nothing to do.
 */
export async function refreshStale({ db, clock }: { db: OuterDb; clock: Clock }): Promise<void> {
  for (;;) {
    const now = clock.now();
    const older = await documents.findOlder(db, indexVersion, staleBatch);
    const due = older.length ? [] : await documents.findDue(db, now.toISOString(), staleBatch);
    if (older.length + due.length === 0) return;
    await inTransaction(db, async (trx) => {
      for (const id of older) await reindex(trx, id, now);
      if (due.length === 0) return;
      for (const service of await documents.findDocuments(trx, due)) {
        // a service that was unlisted meanwhile is indexed when it returns
        if (service.listed) await rerank(trx, service, now);
      }
    });
    // calls that came meanwhile run first
    await setImmediate();
  }
}

/** Reindexes a provider's listed services, after its name changed. */
export async function reindexListed(trx: Trx, providerId: number, now: Date): Promise<void> {
  for (const id of await documents.findListed(trx, providerId)) await reindex(trx, id, now);
}

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof documents.findDocument>>>;

/**
 * Returns the next services after an id, with their present rank, for an empty index; null: none are left.
 * `refreshStale` handles entries of an older version.
 */
export async function readDocuments(db: Db, after: number, most: number) {
  const ids = await documents.findIndexed(db, { after, version: indexVersion, most });
  const last = ids.at(-1);
  if (last === undefined) return null;
  const services = await documents.findDocuments(db, ids);
  return { last, documents: services.map((service) => searchDocument(service, service.quality)) };
}

/** Returns the fields of a service that the search reads. */
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

/** Returns the search document of a service. Exported for bulk seeding. */
export function searchDocument(service: Omit<DocumentRow, 'listed'>, quality: number): SearchDocument {
  return { serviceId: service.id, quality, terms: termsOf(searchedService(service)) };
}

/** Returns the columns that rank a service in searches. Level, subscription and payments are not among them. */
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
 * Returns the weight of a service in suggestions, from its rating and number of reviews. Services without reviews also
 * get some weight.
 */
export function suggestionWeight(service: { rating: number; reviews_count: number }): number {
  return service.rating + Math.min(service.reviews_count, 100) * 5;
}
