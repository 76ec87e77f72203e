import { limits } from '@tero/shared/limits';
import { adminPageSizes } from '@tero/shared/rules/admin';
import { changed, useAddress } from '../../../lib/navigation/use-address.ts';
import type { Column } from './column.ts';
import { chosenOf, type Filter } from './filter.ts';
import type { Asked } from './source-queries.ts';

interface TableAddress<Row> {
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  /** rows per page, until another number is chosen */
  size?: number;
}

/** Keeps page, order, search and filters in the address, so that a table can be linked to and Back restores it. */
export function useTableAddress<Row>({ columns, filters = [], size = adminPageSizes[0] }: TableAddress<Row>) {
  const [params, change] = useAddress();
  const page = Number(params.get('page'));
  const sort = params.get('sort');
  const known = columns.some((column) => column.sort && column.sort === sort?.replace(/^-/, ''));
  const asked: Asked = {
    page: Number.isInteger(page) && page >= 1 && page <= limits.pageMax ? page : 1,
    search: (params.get('q') ?? '').slice(0, limits.searchText),
    sort: known ? sort : null,
    limit: adminPageSizes.find((choice) => String(choice) === params.get('limit')) ?? size,
    filters: Object.fromEntries(
      filters.flatMap((filter) => {
        const chosen = chosenOf(filter, params.get(filter.name));
        return chosen ? [[filter.name, chosen]] : [];
      }),
    ),
  };

  return {
    asked,
    hrefOf: (number: number) => `?${changed(params, { page: number > 1 ? String(number) : null })}`,
    searchFor: (q: string) => change({ q, page: null }),
    sortBy: (order: string) => change({ sort: order, page: null }),
    /** another filter or size begins at the first page (rule ADM-6) */
    choose: (name: string, value: string) => change({ [name]: value, page: null }),
    clear: () => change({ ...Object.fromEntries(filters.map(({ name }) => [name, null])), page: null }),
  };
}
