import { useQuery } from '@tanstack/react-query';
import { type AdminCategory, adminCategories } from '@tero/shared/contract/admin/categories';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import { adminPageSizes } from '@tero/shared/rules/admin';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached } from '../queries.ts';
import type { TableSource } from '../table/source-queries.ts';

export const categoriesTable: TableSource<AdminCategory> = {
  searchHint: 'Nombre, ID o fecha',
  day: 'Creada',
  list: adminCategories.list,
  csv: adminCategories.export,
  rows: (reply) => (reply as ResponseOf<typeof adminCategories.list>).categories,
};

const categoryGroups = aboutAdmin.read({
  part: 'category-groups',
  call: async ({ signal }) => {
    const groups: AdminCategory[] = [];
    const limit = adminPageSizes[2];
    for (let page = 1, last = 1; page <= last; page++) {
      const reply = await call(adminCategories.list, { query: { page, limit, sort: 'name' }, signal });
      groups.push(...reply.categories.filter(({ group_id }) => group_id === null));
      last = reply.totalPages;
    }
    return groups;
  },
  cache: notCached,
});

/** Fetches the groups of categories. */
export function useCategoryGroups() {
  return useQuery(categoryGroups());
}

export type CategoryBody = GivenBody<typeof adminCategories.create>;

export function createCategory(body: CategoryBody) {
  return call(adminCategories.create, { body });
}

export function updateCategory(id: number, body: CategoryBody, version?: string) {
  return call(adminCategories.update, { params: { id }, body, version });
}

export function removeCategory(id: number) {
  return call(adminCategories.remove, { params: { id } });
}
