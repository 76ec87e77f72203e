import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes the data of the queries under a key where `changed` returns new data, and returns those queries. Their times
 * stay, because the rest of their data is not newer.
 */
export function patch<Data>(client: QueryClient, queryKey: QueryKey, changed: (data: Data) => Data): Query[] {
  const queries = client.getQueryCache().findAll({ queryKey });
  return queries.filter((query) => {
    const { data, dataUpdatedAt: updatedAt } = query.state;
    const next = data === undefined ? data : changed(data as Data);
    if (next === data) return false;
    client.setQueryData(query.queryKey, next, { updatedAt });
    return true;
  });
}
