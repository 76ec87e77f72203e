import { type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { keptKind } from './kept-keys.ts';
import { isUnanswered } from './persister.ts';

interface Shown {
  /** when the oldest answer on the screen was given (milliseconds); null when there is none */
  since: number | null;
  /** something on the screen is older than it should be: the server has not answered, or not yet */
  isLate: boolean;
}

/** How old what is on the screen is: what it is about, not what stands around it. */
export function useShown(): Shown {
  const cache = useQueryClient().getQueryCache();
  // texts, which are the same while nothing changes
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
  // a screen that shows nothing but those, as the favourites: but for the categories, which stand on all of them
  const told = central.length > 0 ? central : shown.filter(({ queryKey }) => queryKey[0] !== 'categories');
  const times = told.map(({ state }) => state.dataUpdatedAt);
  const answer: Shown = { since: times.length > 0 ? Math.min(...times) : null, isLate: told.some(isLate) };
  return JSON.stringify(answer);
}

/** Never answered since the app was opened means: taken from the device. */
function isLate({ state }: Query): boolean {
  return state.dataUpdateCount === 0 || (state.status === 'error' && isUnanswered(state.error));
}
