import {
  type AdminSearch,
  adminSearches,
  type MissingTrade,
  type SearchTerm,
} from '@tero/shared/contract/admin/searches';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import type { TableSource } from '../table/source-queries.ts';

export const searchesTable: TableSource<AdminSearch> = {
  searchHint: 'Palabras o fecha',
  day: 'Última vez',
  list: adminSearches.list,
  rows: (reply) => (reply as ResponseOf<typeof adminSearches.list>).searches,
};

export const tradesTable: TableSource<MissingTrade> = {
  searchHint: 'Oficio o fecha',
  day: 'Última vez',
  list: adminSearches.trades,
  rows: (reply) => (reply as ResponseOf<typeof adminSearches.trades>).trades,
};

export const termsTable: TableSource<SearchTerm> = {
  searchHint: 'Palabras o fecha',
  day: 'Desde',
  list: adminSearches.terms,
  rows: (reply) => (reply as ResponseOf<typeof adminSearches.terms>).terms,
};

/** Assigns a search to a category. With null, it dismisses the search. */
export async function teach({ form, categoryId }: { form: string; categoryId: number | null }) {
  return (await call(adminSearches.teach, { body: { form, category_id: categoryId } })).term;
}

export function forgetTerm(id: number) {
  return call(adminSearches.forget, { params: { id } });
}
