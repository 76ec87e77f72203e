import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { cachedRead } from '../../lib/query/cache-policy.ts';
import { isRestored, isUnavailable } from './persister.ts';

interface Shown {
  /** time of the oldest response on the screen (milliseconds); null when there is none */
  since: number | null;
  /** whether something on the screen may be out of date, because the server has not responded */
  isLate: boolean;
}

/** The snapshot for a page that the server renders: its data are current. */
const nothing = JSON.stringify({ since: null, isLate: false } satisfies Shown);

/** Returns the age of the main data on the screen, without the background queries around it. */
export function useShown(): Shown {
  const cache = useQueryClient().getQueryCache();
  // a string, so that the snapshot stays equal while nothing changes
  const said = useSyncExternalStore(
    // a query created during a render notifies at once, but React accepts no update then: batching delays it
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => describe(cache.getAll()),
    () => nothing,
  );
  return JSON.parse(said) as Shown;
}

function describe(queries: readonly Query[]): string {
  const active = queries.filter((query) => query.state.data !== undefined && cachedRead(query) && query.isActive());
  const central = active.filter((query) => cachedRead(query)?.shown === undefined);
  // on screens without main data, such as the favorites, the data marked 'around' count
  const told = central.length > 0 ? central : active.filter((query) => cachedRead(query)?.shown === 'around');
  const times = told.map(({ state }) => state.dataUpdatedAt);
  const response: Shown = { since: times.length > 0 ? Math.min(...times) : null, isLate: told.some(isLate) };
  return JSON.stringify(response);
}

/** Returns whether a query shows old data. */
function isLate(query: Query): boolean {
  const { status, error } = query.state;
  return isRestored(query) || (status === 'error' && isUnavailable(error));
}
