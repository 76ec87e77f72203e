import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { type TableSource, tablePage } from '../table/source-queries.ts';

/**
 * Returns the row whose id is in the address, even if it is on another page of the table. The row is fetched again each
 * time it opens. `isMissing` means that there is no such row.
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
