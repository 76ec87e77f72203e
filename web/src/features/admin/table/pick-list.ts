import { useQuery } from '@tanstack/react-query';
import type { Choice, PickList } from '../filters/filter.ts';
import { type TableSource, tablePage } from './source-queries.ts';

/** Rows of a table to pick from, each with a text that identifies the row. */
interface Pickable {
  queryOf: (search: string) => ReturnType<ReturnType<typeof tablePage<unknown>>>;
  choicesOf: (rows: readonly unknown[]) => Choice[];
}

/** Returns how to query a table and how to turn its rows into choices. */
export function pickable<Row extends { id: number }>(source: TableSource<Row>, textOf: (row: Row) => string): Pickable {
  return {
    queryOf: (search) => tablePage<unknown>(source)({ page: 1, search, sort: null, limit: 20 }),
    choicesOf: (rows) => (rows as readonly Row[]).map((row) => ({ value: String(row.id), label: textOf(row) })),
  };
}

/** Returns a list to pick from, of one table, or of two tables whose ids never collide. */
export function pickList(first: Pickable, second?: Pickable): PickList {
  return {
    useFound(text) {
      const given = { enabled: text !== null, retry: false } as const;
      const one = useQuery({ ...first.queryOf(text ?? ''), ...given });
      const other = useQuery({ ...(second ?? first).queryOf(text ?? ''), ...given });
      const found = [...first.choicesOf(one.data?.rows ?? []), ...(second?.choicesOf(other.data?.rows ?? []) ?? [])];
      if (one.isError || other.isError) return { found, state: 'failed' };
      return { found, state: one.isFetching || other.isFetching ? 'loading' : 'ready' };
    },
  };
}
