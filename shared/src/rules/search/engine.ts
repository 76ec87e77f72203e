import { weekdayOf } from '../time/schedule.ts';
import { type KnownCategory, type Lexicon, lexiconOf } from './lexicon/lexicon.ts';
import { bucketOf, meets } from './matching.ts';
import { type Bucket, type Plan, planOf } from './plan.ts';
import { isCalledSo, unknownWords, wellKnown } from './reading.ts';
import { shortList } from './results.ts';
import { nameTerm, termsOf } from './terms.ts';
import { type Ears, type Understood, understand } from './understand.ts';
import { stem } from './words/stem.ts';

export { explained, shortList } from './results.ts';
export { suggestCategories } from './suggest.ts';
export { namesPlace, placeMeant, suggestPlaces } from './suggest-places.ts';
export { correctionOf, relatedOf, understoodView } from './telling.ts';
export { termsOf };

/** A service that the device keeps, as searches see it. */
export interface KeptService {
  id: number;
  quality: number;
  terms: ReadonlySet<string>;
}

export interface Ranked {
  id: number;
  bucket: Bucket;
}

export interface KeptResult {
  understood: Understood;
  lexicon: Lexicon;
  /** in the order of relevance */
  found: readonly Ranked[];
  /** completes a short list: the same in neighbouring places */
  near: readonly Ranked[];
  /** ids for another order: the actual matches, if they make a list, or everything */
  sortable: () => ReadonlySet<number>;
}

let made: { key: string; lexicon: Lexicon } | null = null;

/** Returns the lexicon with these categories; made once. */
export function lexiconFor(categories: readonly KnownCategory[]): Lexicon {
  const key = JSON.stringify(categories);
  if (made?.key !== key) made = { key, lexicon: lexiconOf(categories) };
  return made.lexicon;
}

/** Searches services by text without a database: the same ids in the same order as the server (rule SRCH-113). */
export function searchAmong(
  services: readonly KeptService[],
  text: string,
  { categories, now, ...given }: { categories: readonly KnownCategory[]; now: Date } & Pick<Ears, 'exact' | 'meant'>,
): KeptResult {
  const lexicon = lexiconFor(categories);
  const uses = new Map<string, number>();
  const asked = new Set(unknownWords(text, lexicon));
  const usesOf = (word: string) => {
    if (!asked.has(word)) return 0;
    const known = uses.get(word) ?? countUses(services, word);
    uses.set(word, known);
    return known;
  };
  const understood = understand(text, { ...given, lexicon, services: usesOf });
  const idOf = new Map(lexicon.categories.map(({ slug, id }) => [slug, id]));
  const plan = planOf(understood, idOf, weekdayOf(now));
  const those = (condition: Plan['found']) => services.filter(({ terms }) => condition && meets(terms, condition));
  const all = those(plan.found);
  return {
    understood,
    lexicon,
    found: ranked(all, plan.buckets),
    near: all.length < shortList ? ranked(services, plan.near) : [],
    sortable: () => {
      const told = those(plan.told);
      return new Set((told.length >= shortList ? told : all).map(({ id }) => id));
    },
  };
}

function countUses(services: readonly KeptService[], word: string): number {
  const token = stem(word);
  if (services.some(({ terms }) => terms.has(nameTerm(token)))) return isCalledSo;
  let count = 0;
  for (const { terms } of services) if (terms.has(token) && ++count === wellKnown) break;
  return count === wellKnown ? wellKnown : Math.min(count, 1);
}

function ranked(services: readonly KeptService[], buckets: readonly Bucket[]): Ranked[] {
  return services
    .map((service) => ({ service, at: bucketOf(service.terms, buckets) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.service.quality - a.service.quality || b.service.id - a.service.id)
    .map(({ service, at }) => ({ id: service.id, bucket: buckets[at] as Bucket }));
}
