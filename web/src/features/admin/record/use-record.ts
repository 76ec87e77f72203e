import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { type TableSource, tablePage } from '../table/source-queries.ts';

/**
 * The row that the address names by `id`, wherever in the table it is, read anew when it is opened; `isMissing`: there
 * is none.
 */
export function useRecord<Row extends { id: number }>(source: TableSource<Row>, { enabled = true } = {}) {
  const [params, change] = useAddress();
  const named = params.get('id') ?? '';
  const id = enabled && /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null;
  const { data, isFetchedAfterMount } = useQuery({
    ...tablePage(source)({ page: 1, search: `#${id}`, sort: null, limit: 20 }),
    enabled: id !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const row = id === null ? undefined : data?.rows.find((each) => each.id === id);
  return {
    row,
    isMissing: id !== null && named !== '' && isFetchedAfterMount && data !== undefined && !row,
    open: (row: number) => change({ id: String(row) }),
    close: () => change({ id: null }),
  };
}
