import { limits } from '@tero/shared/limits';
import { adminPageSizes } from '@tero/shared/rules/admin';
import { beginning } from '@tero/shared/rules/text/letters';
import { changed, useAddress } from '../../../lib/navigation/use-address.ts';
import { chosenOf, type Filter, isDay } from '../filters/filter.ts';
import type { Column } from './column.ts';
import type { Asked } from './source-queries.ts';

interface TableAddress<Row> {
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
}

/** The parameters to remove so that a list returns to its first page (rule ADM-6). */
const anew = { page: null, after: null, before: null };

/** Keeps page, order, search and filters in the address, so that links and Back restore the table. */
export function useTableAddress<Row>({ columns, filters = [] }: TableAddress<Row>) {
  const [params, change] = useAddress();
  const page = Number(params.get('page'));
  const sort = params.get('sort');
  const known = columns.some((column) => column.sort && column.sort === sort?.replace(/^-/, ''));
  const days = ['from', 'to'].flatMap((name) => (isDay(params.get(name)) ? [[name, params.get(name)]] : []));
  const places = ['after', 'before'].flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []));
  const chosen = filters.flatMap((filter) => {
    const value = chosenOf(filter, params.get(filter.name));
    return value ? [[filter.name, value]] : [];
  });
  const asked: Asked = {
    page: Number.isInteger(page) && page >= 1 && page <= limits.pageMax ? page : 1,
    search: beginning(params.get('q') ?? '', limits.searchText),
    sort: known ? sort : null,
    limit: adminPageSizes.find((choice) => String(choice) === params.get('limit')) ?? limits.adminPageSize,
    ...Object.fromEntries(places),
    filters: Object.fromEntries([...chosen, ...days]),
  };
  const names = [...filters.map(({ name }) => name), 'from', 'to'];

  return {
    asked,
    hrefOf: (number: number) => `?${changed(params, { ...anew, page: number > 1 ? String(number) : null })}`,
    /** returns the address of the rows after or before a position, where pages have no number */
    hrefAt: (side: 'after' | 'before', place: string) => `?${changed(params, { ...anew, [side]: place })}`,
    searchFor: (q: string) => change({ q, ...anew }),
    sortBy: (order: string) => change({ sort: order, ...anew }),
    choose: (name: string, value: string) => change({ [name]: value, ...anew }),
    clear: () => change({ ...Object.fromEntries(names.map((name) => [name, null])), ...anew }),
  };
}
