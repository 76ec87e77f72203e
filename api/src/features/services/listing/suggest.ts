import type { Suggestion } from '@tero/shared/contract/search';
import { limits } from '@tero/shared/limits';
import { unwrapSearch } from '@tero/shared/rules/text/text';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import { searchRules } from '../../../search/search-rules.ts';
import { begunBy } from '../../../search/suggestions.ts';
import { currentLexicon } from '../../categories/known.ts';
import { listedCounts } from '../../categories/lookup.ts';
import { findForSuggestions } from '../repository.ts';
import { suggestionView } from '../view.ts';
import { remembered } from './understanding.ts';

/**
 * Returns suggestions from 2 characters on: categories, unless the caller wants only services, then services with the
 * description cut at 60 (rule SRCH-7).
 */
export async function suggest(
  { db, clock }: Deps,
  { q, categories: wanted = false }: { q: string; categories?: boolean | undefined },
): Promise<Suggestion[]> {
  const text = unwrapSearch(q);
  const categories = wanted ? await suggestedCategories(db, text, clock.now()) : [];
  return [...categories, ...(await suggestedServices(db, text, limits.suggestions - categories.length))];
}

async function suggestedCategories(db: Db, text: string, now: Date): Promise<Suggestion[]> {
  const { suggestCategories } = await searchRules();
  const lexicon = await currentLexicon(db, now);
  // people begin with the same letters
  const categories = remembered(lexicon, ['begun', text], () => suggestCategories(text, lexicon));
  const counts = categories.length > 0 ? await listedCounts(db) : new Map<number, number>();
  return categories.map(({ id, slug, name }) => ({
    id,
    title: name,
    category: name,
    description: '',
    price: '',
    kind: 'category' as const,
    slug,
    services: counts.get(id) ?? 0,
  }));
}

async function suggestedServices(db: Db, text: string, most: number): Promise<Suggestion[]> {
  const begun = begunBy(text, most);
  return begun ? (await findForSuggestions(db, begun)).map(suggestionView) : [];
}
