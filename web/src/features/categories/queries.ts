import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Category, categories } from '@tero/shared/contract/categories';
import { type CategoryWords, searches } from '@tero/shared/contract/searches';
import type { KnownCategory } from '@tero/shared/rules/search/lexicon/lexicon';
import { address } from '@tero/shared/rules/text/address';
import { hour, minute } from '@tero/shared/rules/time/durations';
import { aboutCategories } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { requireList } from '../../lib/http/unexpected-format.ts';
import { subject } from '../../lib/query/subject.ts';

/** The active categories in the tree's order. */
export const categoryTree = aboutCategories.read({
  call: async ({ signal }) => [...requireList(await call(categories.list, { signal }))],
  cache: { whose: 'public', days: 'any', shown: 'everywhere' },
  // they hardly change
  staleTime: hour,
  gcTime: Number.POSITIVE_INFINITY,
});

export function useCategories({ enabled = true } = {}): UseQueryResult<Category[]> {
  return useQuery({ ...categoryTree(), enabled });
}

/**
 * Reads the other names of categories: aliases, and words learned from searches, with their version (rule SRCH-147).
 */
export const categoryWords = subject('category-words').read({
  call: async ({ signal }) => {
    const { version, words } = await call(searches.words, { signal });
    return { version, words: requireList(words) };
  },
  cache: { whose: 'public', days: 'any', shown: 'around' },
  staleTime: 5 * minute,
});

/** The categories as the device's search knows them, with their words once these have been fetched. */
export function useKnownCategories({ wanted }: { wanted: boolean }): KnownCategory[] | undefined {
  const { data: all } = useCategories();
  const { data } = useQuery({ ...categoryWords(), enabled: wanted });
  return all && knownCategories(all, data?.words ?? []);
}

export function knownCategories(all: readonly Category[], words: readonly CategoryWords[]): KnownCategory[] {
  const wordsOf = new Map(words.map((one) => [one.category_id, one]));
  return all.map(({ id, slug, name, group }) => {
    const { aliases = [], learned = [] } = wordsOf.get(id) ?? {};
    return { id, slug, name, group, aliases, learned };
  });
}

const servedCategories = subject('served-categories').read({
  call: async ({ signal }, coverageArea: string) => [
    ...requireList(await call(categories.list, { query: { coverageArea }, signal })),
  ],
  // the key holds the place of the person who asked
  cache: { whose: 'own', days: 'any', shown: 'around' },
  staleTime: 5 * minute,
});

/** Returns how many services of each category serve a place, by its id; undefined until known (rule SRCH-125). */
export function useServedCounts(place: string | undefined): ReadonlyMap<number, number> | undefined {
  const all = useCategories();
  const served = useQuery({ ...servedCategories(place ?? ''), enabled: place !== undefined });
  const { data } = place === undefined ? all : served;
  return data && new Map(data.map(({ id, services_count }) => [id, services_count]));
}

export interface CategoryGroup {
  id: number;
  name: string;
  categories: Category[];
}

/** Rebuilds the tree from the flat list. */
export function groupsOf(list: readonly Category[]): CategoryGroup[] {
  const groups = new Map<number, CategoryGroup>();
  for (const category of list) {
    const group = groups.get(category.group_id);
    if (group) group.categories.push(category);
    else groups.set(category.group_id, { id: category.group_id, name: category.group, categories: [category] });
  }
  return [...groups.values()];
}

/** Returns the address of a category's list, in a place if there is one. */
export function categoryPath({ slug }: { slug: string }, place?: string): string {
  return address`/servicios/categoria/${slug}` + placeQuery(place);
}

/** Returns the address of the whole list, in a place if there is one. */
export function listPath(place?: string): string {
  return place ? address`/servicios?${new URLSearchParams({ coverageArea: place })}` : '/servicios';
}

/** Returns the query of a list in a place; '' if there is no place. */
export function placeQuery(place?: string): string {
  return place ? `?${new URLSearchParams({ coverageArea: place })}` : '';
}
