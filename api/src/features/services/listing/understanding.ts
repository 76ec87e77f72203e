import type { Lexicon } from '@tero/shared/rules/search/lexicon/lexicon';
import { type Plan, planOf } from '@tero/shared/rules/search/plan';
import type { Understood } from '@tero/shared/rules/search/understand';
import { weekdayOf } from '@tero/shared/rules/time/schedule';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/schema/database.ts';
import { searchRules } from '../../../search/search-rules.ts';
import { currentLexicon } from '../../categories/known.ts';
import { usesOf } from './uses.ts';

export interface Meaning {
  understood: Understood;
  plan: Plan;
  lexicon: Lexicon;
}

/** Returns the meaning of a search text, and what to search for. */
export async function meaningOf(
  db: Db,
  text: string,
  { exact = false, categoryIds = null, now }: { exact?: boolean; categoryIds?: readonly number[] | null; now: Date },
): Promise<Meaning> {
  const lexicon = await currentLexicon(db, now);
  const { understand, unknownWords } = await searchRules();
  const unknown = exact ? [] : remembered(lexicon, ['unknown', text], () => unknownWords(text, lexicon));
  const used = await usesOf(db, unknown);
  const today = weekdayOf(now);
  // a group stands for several categories, so it narrows the search but names no trade
  const [chosen] = categoryIds?.length === 1 ? categoryIds : [];
  const meant = lexicon.categories.find(({ id }) => id === chosen)?.slug;
  return remembered(lexicon, [text, exact, meant, today, ...used], () => {
    const understood = understand(text, { lexicon, exact, meant, services: (word) => used.get(word) ?? 0 });
    const idOf = new Map(lexicon.categories.map(({ slug, id }) => [slug, id]));
    return { understood, plan: planOf(understood, idOf, today), lexicon };
  });
}

const memory = new LRUCache<string, { result: unknown }>({ max: 2000 });
let rememberedOf: Lexicon | null = null;

/** Caches the last two thousand readings, because a few searches make up most of the traffic. */
export function remembered<T>(lexicon: Lexicon, of: readonly unknown[], work: () => T): T {
  if (rememberedOf !== lexicon) memory.clear();
  rememberedOf = lexicon;
  const key = JSON.stringify(of);
  const known = memory.get(key) ?? { result: work() };
  memory.set(key, known);
  return known.result as T;
}
