import type { Clock } from '../../../core/clock.ts';
import type { OuterDb, Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { SearchDocument } from '../../../search/index-of-services.ts';
import { searchIndex } from '../../../search/search-index.ts';
import { putSuggestions, removeSuggestions, setWeight } from '../../../search/suggestions.ts';
import { zonesOf } from '../../../search/zones.ts';
import { searchWords } from '../../categories/lookup.ts';
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
    await reindex(trx, service.id);
    if (service.should_be_listed) await recordDebut(trx, service.id, now.toISOString());
  }
}

/** Updates the search index and suggestions of one service to its current texts. */
export async function reindex(trx: Trx, serviceId: number): Promise<void> {
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

/** Moves a listed service's count to another category, after its row has moved. */
export async function moveCount(trx: Trx, from: number, to: number): Promise<void> {
  if (from === to) return;
  for (const id of [from, to].sort((a, b) => a - b)) await publishing.addToCount(trx, id, id === to ? 1 : -1);
}

/** Reindexes a provider's listed services, after its name or service changed. */
export async function reindexListed(trx: Trx, providerId: number): Promise<void> {
  for (const id of await publishing.findListed(trx, providerId)) await reindex(trx, id);
}

/** The search document of a service; `category` holds its category's words. Exported for bulk seeding. */
export function searchDocument(
  service: NonNullable<Awaited<ReturnType<typeof publishing.findDocument>>>,
  category: string,
): SearchDocument {
  const { id, title, description, coverage_area, company_name, name } = service;
  const body = [description, category, company_name, name, service.service].filter(Boolean).join(' ');
  return { serviceId: id, title, body, zones: zonesOf(coverage_area) };
}

/** Adds a new review's rating, in hundredths, to a service's average, and updates the weight of its suggestions. */
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
