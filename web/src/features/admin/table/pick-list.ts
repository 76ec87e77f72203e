import { useQueries } from '@tanstack/react-query';
import type { Choice, PickList } from '../filters/filter.ts';
import { type TableSource, tablePage } from './source-queries.ts';

/** Rows of a table, each under a text that tells it. */
interface Pickable {
  queryOf: (search: string) => ReturnType<ReturnType<typeof tablePage<unknown>>>;
  choicesOf: (rows: readonly unknown[]) => Choice[];
}

/** Makes the rows of a table ones to pick from. */
export function pickable<Row extends { id: number }>(source: TableSource<Row>, textOf: (row: Row) => string): Pickable {
  return {
    queryOf: (search) => tablePage<unknown>(source)({ page: 1, search, sort: null, limit: 20 }),
    choicesOf: (rows) => (rows as readonly Row[]).map((row) => ({ value: String(row.id), label: textOf(row) })),
  };
}

/** A list to pick from of one table or several, whose ids never collide. */
export function pickList(...tables: readonly Pickable[]): PickList {
  return {
    useFound: (text) =>
      useQueries({
        queries: tables.map(({ queryOf }) => ({ ...queryOf(text ?? ''), enabled: text !== null, retry: false })),
        combine: (results) => ({
          found: results.flatMap(({ data }, at) => tables[at]?.choicesOf(data?.rows ?? []) ?? []),
          state: results.some(({ isError }) => isError)
            ? 'failed'
            : results.some(({ isFetching }) => isFetching)
              ? 'loading'
              : 'ready',
        }),
      }),
  };
}
