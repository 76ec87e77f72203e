import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';
import type { Narrowing } from '../filters/filter.ts';
import { aboutAdmin, notCached } from '../queries.ts';

/** The request of a table; 20 rows are its smallest page (rule ADM-6). */
export interface Asked {
  page: number;
  search: string;
  sort: string | null;
  limit: number;
  /** the rows after or before that place, in place of a page */
  after?: string | undefined;
  before?: string | undefined;
  filters?: Readonly<Record<string, string>>;
}

export interface TablePage<Row> {
  rows: readonly Row[];
  total: number;
  /** there are more rows than `total` */
  totalIsFloor: boolean;
  totalPages: number;
  /** the places after and before the page */
  next: string | null;
  previous: string | null;
}

/** The endpoint of a table's rows. */
export interface TableSource<Row> extends Narrowing {
  list: Endpoint;
  /** the CSV export, if there is one */
  csv?: Endpoint;
  /** if the export does not have all rows: which rows, in words, and the filters that show them */
  exported?: { words: string; filters: Readonly<Record<string, string>> };
  /** reads the paging from a response that does not have it at its top */
  paging?: (reply: unknown) => Omit<TablePage<Row>, 'rows'>;
  rows: (reply: unknown) => readonly Row[];
}

/** A page of a table, as a query. */
export function tablePage<Row>({ list, rows, paging }: TableSource<Row>) {
  return aboutAdmin.read({
    part: list.path,
    call: async ({ signal }, asked: Asked): Promise<TablePage<Row>> => {
      const { filters, ...query } = asked;
      const given = { query: { ...filters, ...query }, signal, retry: false };
      const reply = await call(list, given as Parameters<typeof call>[1]);
      const { total, totalIsFloor, totalPages, next, previous } =
        paging?.(reply) ?? (reply as Omit<TablePage<Row>, 'rows'>);
      return { rows: rows(reply), total, totalIsFloor, totalPages, next, previous };
    },
    cache: notCached,
    staleTime: 0,
  });
}

/** Reads a page of a table. The screen shows a failure at once: the person tries again by a button (rule ADM-7). */
export function useTablePage<Row>(source: TableSource<Row>, asked: Asked) {
  return useQuery({ ...tablePage(source)(asked), placeholderData: keepPreviousData, retry: false });
}

/** Downloads all rows that a request lists as a file. */
export function useExport<Row>({ csv }: TableSource<Row>) {
  return useMutation({
    mutationFn: async ({ search, sort, filters }: Asked) => {
      if (csv) await download(csv, { ...filters, search, sort });
    },
  });
}
