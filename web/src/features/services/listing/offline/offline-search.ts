import type { ServiceCard } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import type { SeenService, SeenServices } from '../../../../offline/cache/cache.ts';
import { knownCategories } from '../../../categories/queries.ts';

export interface Searching {
  engine: typeof import('@tero/shared/rules/search/engine');
  exact: boolean;
  /** the category that a person chose for the search */
  meant: string | undefined;
}

/** The search of the device's cache; `engine`: lib/search-engine. */
export function searchSeen(
  pool: readonly SeenService[],
  q: string,
  { categories, words }: SeenServices,
  now: Date,
  { engine, ...given }: Searching,
) {
  const known = knownCategories(categories, words);
  const kept = pool.map((service) => keptOf(service, engine));
  return engine.searchAmong(kept, q, { categories: known, now, ...given });
}

const terms = new WeakMap<SeenService, ReadonlySet<string>>();

function keptOf(service: SeenService, { termsOf }: Searching['engine']) {
  const { card } = service;
  const known = terms.get(service) ?? new Set(termsOf(searchedOf(service)));
  terms.set(service, known);
  return { id: card.id, quality: card.quality ?? 0, terms: known };
}

function searchedOf({ card, detail }: SeenService) {
  return {
    title: card.title,
    description: detail?.description ?? '',
    categoryId: card.category_id,
    coverageArea: card.coverage_area,
    serviceType: card.service_type,
    days: detail?.available_days ?? [],
    names: [card.provider_name, detail?.provider.company_name, detail?.provider.name],
  };
}

type Result = ReturnType<typeof searchSeen>;

/**
 * Returns the cards of a search that pass the filters, ranked as the server does: first what was asked for, then what
 * is near.
 */
export function inRank(
  { found, near, understood }: Result,
  byId: ReadonlyMap<number, SeenService>,
  passing: (service: SeenService) => boolean,
  { explained, shortList }: Searching['engine'],
): ServiceCard[] {
  const cards = (ranks: Result['found']) =>
    ranks.flatMap(({ id, bucket }) => {
      const service = byId.get(id);
      if (!service || !passing(service)) return [];
      return [{ ...service.card, why: explained(bucket, understood, service.card.title) }];
    });
  const asked = cards(found);
  return asked.length < shortList ? [...asked, ...cards(near).slice(0, limits.pageSize - asked.length)] : asked;
}

/** Returns what the server would say of the search beside the services. */
export function answerOf(result: Result, total: number, pool: readonly SeenService[], engine: Searching['engine']) {
  const { understood, lexicon } = result;
  const counts = new Map<number, number>();
  for (const { card } of pool) counts.set(card.category_id, (counts.get(card.category_id) ?? 0) + 1);
  return {
    understood: engine.understoodView(understood, lexicon),
    ...engine.correctionOf(understood),
    ...(total < engine.shortList && { related: engine.relatedOf(understood, lexicon, counts) }),
  };
}
