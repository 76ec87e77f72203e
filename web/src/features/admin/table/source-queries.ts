import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';
import { aboutAdmin, notCached } from '../queries.ts';

/** The request of a table; 20 rows are its smallest page (rule ADM-6). */
export interface Asked {
  page: number;
  search: string;
  sort: string | null;
  limit: number;
  filters?: Readonly<Record<string, string>>;
}

export interface TablePage<Row> {
  rows: readonly Row[];
  total: number;
  /** there are more rows than `total` */
  totalIsFloor: boolean;
  totalPages: number;
}

/** The endpoint of a table's rows. */
export interface TableSource<Row> {
  list: Endpoint;
  /** the CSV export, if there is one */
  csv?: Endpoint;
  /** reads the paging from a response that does not have it at its top */
  paging?: (reply: unknown) => Omit<TablePage<Row>, 'rows'>;
  rows: (reply: unknown) => readonly Row[];
}

function tablePage<Row>({ list, rows, paging }: TableSource<Row>) {
  return aboutAdmin.read({
    part: list.path,
    call: async ({ signal }, asked: Asked): Promise<TablePage<Row>> => {
      const { filters, ...query } = asked;
      const reply = await call(list, { query: { ...filters, ...query }, signal } as Parameters<typeof call>[1]);
      const { total, totalIsFloor, totalPages } = paging?.(reply) ?? (reply as Omit<TablePage<Row>, 'rows'>);
      return { rows: rows(reply), total, totalIsFloor, totalPages };
    },
    cache: notCached,
    staleTime: 0,
  });
}

export function useTablePage<Row>(source: TableSource<Row>, asked: Asked) {
  return useQuery({ ...tablePage(source)(asked), placeholderData: keepPreviousData });
}

/** Downloads the whole table, or the search's results, as a file. */
export function useExport(csv: Endpoint) {
  return useMutation({
    mutationFn: ({ search, sort, filters }: Asked) => download(csv, { ...filters, search, sort }),
  });
}
