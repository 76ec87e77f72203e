import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';
import type { Narrowing } from '../filters/filter.ts';
import { aboutAdmin, notCached } from '../queries.ts';

/** The request for a table's rows. The smallest page has 20 rows (rule ADM-6). */
export interface Asked {
  page: number;
  search: string;
  sort: string | null;
  limit: number;
  /** requests the rows after or before this position, instead of a page */
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
  /** the positions after and before the page */
  next: string | null;
  previous: string | null;
}

/** The endpoints of a table, and how to read its rows. */
export interface TableSource<Row> extends Narrowing {
  list: Endpoint;
  /** the CSV export, if there is one */
  csv?: Endpoint;
  /** if the export leaves out rows: says which rows it has, with the filters that select them */
  exported?: { words: string; filters: Readonly<Record<string, string>> };
  /** reads the paging from a response that does not have it at the top level */
  paging?: (reply: unknown) => Omit<TablePage<Row>, 'rows'>;
  rows: (reply: unknown) => readonly Row[];
}

/** Returns the query for a page of a table. */
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

/** Fetches a page of a table. The screen shows a failure at once, with a button to try again (rule ADM-7). */
export function useTablePage<Row>(source: TableSource<Row>, asked: Asked) {
  return useQuery({ ...tablePage(source)(asked), placeholderData: keepPreviousData, retry: false });
}

/** Returns a mutation that downloads all rows of a request as a file. */
export function useExport<Row>({ csv }: TableSource<Row>) {
  return useMutation({
    mutationFn: async ({ search, sort, filters }: Asked) => {
      if (csv) await download(csv, { ...filters, search, sort });
    },
  });
}
