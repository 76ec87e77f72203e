import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../db/schema/database.ts';
import type { SearchDocument } from '../../../search/index-of-services.ts';
import { searchIndex } from '../../../search/search-index.ts';
import { putSuggestions, removeSuggestions, setWeight } from '../../../search/suggestions.ts';
import { zonesOf } from '../../../search/zones.ts';
import { searchWords } from '../../categories/lookup.ts';
import { recordDebut } from './debuts.ts';
import * as publishing from './repository.ts';

type Scope = { serviceId: number } | { providerId: number } | { categoryId: number };

/**
 * Puts services into the public lists, or takes them out: listed = active, its category active and its provider
 * entitled (decisions, search). Index, suggestions and counters follow in the same transaction. To be called with
 * every change of one of the three.
 */
export async function refreshListed(trx: Db, scope: Scope, now: Date): Promise<void> {
  for (const service of await publishing.findMisplaced(trx, scope, now.toISOString())) {
    await publishing.setListed(trx, service.id, service.should_be_listed);
    await publishing.addToCount(trx, service.category_id, service.should_be_listed ? 1 : -1);
    await reindex(trx, service.id);
    if (service.should_be_listed) await recordDebut(trx, service.id, now.toISOString());
  }
}

/** Brings the index and the suggestions of one service up to what it says now. */
export async function reindex(trx: Db, serviceId: number): Promise<void> {
  const service = await publishing.findDocument(trx, serviceId);
  const index = searchIndex(trx);
  if (!service?.listed) {
    await index.remove(trx, serviceId);
    await removeSuggestions(trx, serviceId);
    return;
  }
  await index.put(trx, searchDocument(service, await searchWords(trx, service.category_id)));
  await putSuggestions(trx, { serviceId, title: service.title, weight: suggestionWeight(service) });
}

/** Counts a listed service in another category, after its row says so. */
export async function moveCount(trx: Db, from: number, to: number): Promise<void> {
  if (from === to) return;
  for (const id of [from, to].sort((a, b) => a - b)) await publishing.addToCount(trx, id, id === to ? 1 : -1);
}

/** Reindexes all that a provider has in the lists, after its name or its line of work changed. */
export async function reindexListed(trx: Db, providerId: number): Promise<void> {
  for (const id of await publishing.findListed(trx, providerId)) await reindex(trx, id);
}

/** What is searched of a service; `category` are its category's words. Exported for seeding in bulk. */
export function searchDocument(
  service: NonNullable<Awaited<ReturnType<typeof publishing.findDocument>>>,
  category: string,
): SearchDocument {
  const { id, title, description, coverage_area, company_name, name } = service;
  const body = [description, category, company_name, name, service.service].filter(Boolean).join(' ');
  return { serviceId: id, title, body, zones: zonesOf(coverage_area) };
}

/** Adds the rating of a new review, in hundredths, to a service's average; its place among suggestions follows. */
export async function addServiceRating(trx: Db, serviceId: number, rating: number): Promise<void> {
  const service = await publishing.addRating(trx, serviceId, rating);
  if (service) await setWeight(trx, serviceId, suggestionWeight(service));
}

/** Takes the rating of a review that is gone out of a service's average. */
export async function takeServiceRating(trx: Db, serviceId: number, rating: number): Promise<void> {
  const service = await publishing.takeRating(trx, serviceId, rating);
  if (service) await setWeight(trx, serviceId, suggestionWeight(service));
}

/** Takes all services of a provider out of the lists, before its account goes. */
export async function unlistAll(trx: Db, providerId: number, now: Date): Promise<void> {
  await publishing.switchOffAll(trx, providerId);
  await refreshListed(trx, { providerId }, now);
}

/** Well rated by many comes first; a service without reviews still shows. */
export function suggestionWeight(service: { rating: number; reviews_count: number }): number {
  return service.rating + Math.min(service.reviews_count, 100) * 5;
}

/** Takes services of providers whose access has ended out of the lists; the clock calls it every minute. */
export async function hideLapsed({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  for (const providerId of await publishing.findLapsedProviders(db, now.toISOString())) {
    await db.transaction().execute((trx) => refreshListed(trx, { providerId }, now));
  }
}
