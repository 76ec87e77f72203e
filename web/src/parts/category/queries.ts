import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Category, categories } from '@tero/shared/contract/categories';
import { address } from '@tero/shared/rules/text/address';
import { hour } from '@tero/shared/rules/time/durations';
import { call } from '../../lib/http/api.ts';
import { requireList } from '../../lib/http/unexpected-format.ts';
import { subject } from '../../lib/query/subject.ts';

export const aboutCategories = subject('categories');

/** The active categories in the tree's order. */
export const categoryTree = aboutCategories.read({
  call: async ({ signal }) => [...requireList(await call(categories.list, { signal }))],
  cache: { whose: 'public', days: 'any', shown: 'everywhere' },
  // they hardly change
  staleTime: hour,
  gcTime: Number.POSITIVE_INFINITY,
});

export function useCategories(): UseQueryResult<Category[]> {
  return useQuery(categoryTree());
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

export function categoryPath(category: { slug: string }): string {
  return address`/servicios/categoria/${category.slug}`;
}
