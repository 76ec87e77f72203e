import type { Service } from '@tero/shared/contract/services';
import { isApiError, OfflineError } from '../../lib/http/client/api-error.ts';
import { useServiceWhen } from '../services/service-queries.ts';

/** Describes a column of the comparison: a service, or the reason why there is none. */
export type Column = { id: number; service: Service } | { id: number; service: null; reason: Reason };

type Reason = 'gone' | 'offline' | 'failed';

export interface Compared {
  /** null while a service is still loading: rows would change their places */
  columns: Column[] | null;
  /** asks again for those that could not be had */
  retry: () => void;
}

/** Reads the services of a comparison, each by itself: a missing service does not affect the others. */
export function useCompared(ids: readonly number[]): Compared {
  // as many as are compared (limits.comparedServices)
  const asked = [useOne(ids[0]), useOne(ids[1]), useOne(ids[2])].slice(0, ids.length);
  const columns = asked.flatMap(({ data, error }, at): Column[] => {
    const id = ids[at] ?? 0;
    if (data) return [{ id, service: data }];
    return error ? [{ id, service: null, reason: reasonOf(error) }] : [];
  });
  return {
    columns: columns.length === ids.length ? columns : null,
    retry: () => {
      for (const { data, refetch } of asked) if (!data) void refetch();
    },
  };
}

function useOne(id: number | undefined) {
  return useServiceWhen(id ?? 0, id !== undefined);
}

function reasonOf(error: Error): Reason {
  if (isApiError(error, 'not_found')) return 'gone';
  return error instanceof OfflineError ? 'offline' : 'failed';
}
