import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes what the queries under a key hold, where `changed` returns something else than it was given; returns those.
 * Their time stays, because the rest of what they hold is as old as before.
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
