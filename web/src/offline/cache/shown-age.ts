import { type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { keptKind } from './kept-keys.ts';
import { isUnanswered } from './persister.ts';

interface Shown {
  /** time of the oldest response on the screen (milliseconds); null when there is none */
  since: number | null;
  /** something on the screen is out of date: the server has not responded, or not yet */
  isLate: boolean;
}

/** Returns the age of the main data on the screen, without the background queries around it. */
export function useShown(): Shown {
  const cache = useQueryClient().getQueryCache();
  // a string, so that the snapshot is equal while nothing changes
  const said = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => describe(cache.getAll()),
  );
  return JSON.parse(said) as Shown;
}

function describe(queries: readonly Query[]): string {
  const shown = queries.filter(
    (query) => query.state.data !== undefined && keptKind(query.queryKey) && query.isActive(),
  );
  const central = shown.filter(({ queryKey }) => !keptKind(queryKey)?.isBackground);
  // screens with background queries only, such as the favorites: all of them count but the categories, which every
  // screen has
  const told = central.length > 0 ? central : shown.filter(({ queryKey }) => queryKey[0] !== 'categories');
  const times = told.map(({ state }) => state.dataUpdatedAt);
  const response: Shown = { since: times.length > 0 ? Math.min(...times) : null, isLate: told.some(isLate) };
  return JSON.stringify(response);
}

/**
 * Returns whether a query shows old data. Without a response since the app was opened, its data came from the device's
 * cache.
 */
function isLate({ state }: Query): boolean {
  return state.dataUpdateCount === 0 || (state.status === 'error' && isUnanswered(state.error));
}
