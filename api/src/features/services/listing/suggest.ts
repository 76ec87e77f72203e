import type { QueryOf } from '@tero/shared/contract/endpoint';
import type { Suggestion } from '@tero/shared/contract/search';
import type { services } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { excerpt, unwrapSearch, words } from '@tero/shared/rules/text/text';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import { searchRules } from '../../../search/search-rules.ts';
import { begunBy } from '../../../search/suggestions.ts';
import { currentLexicon } from '../../categories/known.ts';
import { listedCounts } from '../../categories/lookup.ts';
import { findForSuggestions, findProvidersNamed } from '../repository.ts';
import { suggestionView } from '../view.ts';
import { remembered } from './understanding.ts';

/**
 * Returns suggestions for 2 characters or more: categories unless the caller does not want them, providers by name if
 * the caller wants them, and services, with descriptions cut at 60 characters (rules SRCH-7 and SRCH-156).
 */
export async function suggest(
  { db, clock }: Deps,
  { q, categories: wanted, names }: QueryOf<typeof services.suggestions>,
): Promise<Suggestion[]> {
  const text = unwrapSearch(q);
  const categories = wanted ? await suggestedCategories(db, text, clock.now()) : [];
  const providers = names ? await suggestedProviders(db, text) : [];
  const left = limits.suggestions - categories.length - providers.length;
  const found = await suggestedServices(db, text, left);
  // a firm named after a trade does not come before providers who are found by their services
  return categories.length > 0 ? [...categories, ...found, ...providers] : [...providers, ...found];
}

/** The fewest letters of a name: a shorter text is as often the beginning of another word. */
const fewestOfName = 3;

/**
 * Returns providers whose name or firm has words that begin like all words of a text. It finds nobody by an email or a
 * phone.
 */
async function suggestedProviders(db: Db, text: string): Promise<Suggestion[]> {
  const begun = words(text);
  if (!begun.some((word) => word.length >= fewestOfName)) return [];
  const isCalled = (name: string | null) => {
    const all = words(name ?? '');
    return begun.every((part) => all.some((word) => word.startsWith(part)));
  };
  const called = (await findProvidersNamed(db, begun)).flatMap(({ id, name, company_name: firm, service }) => {
    const found = [firm, name].find(isCalled);
    return found ? [{ id, title: found, description: excerpt(service ?? '', limits.suggestionDescription) }] : [];
  });
  return called
    .slice(0, limits.suggestedProviders)
    .map((one) => ({ ...one, category: '', price: '', kind: 'provider' as const }));
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
