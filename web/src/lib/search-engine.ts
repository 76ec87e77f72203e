import { useEffect, useSyncExternalStore } from 'react';

type Engine = typeof import('@tero/shared/rules/search/engine');

let loaded: Engine | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the lexicon and rules of the search. They are a separate file, which the service worker keeps once loaded. */
export function loadSearchEngine(): Promise<void> {
  loading ??= import('@tero/shared/rules/search/engine').then(
    (engine) => {
      loaded = engine;
      for (const tell of listeners) tell();
    },
    () => {
      // offline and never loaded: the next caller tries again
      loading = undefined;
    },
  );
  return loading;
}

/** Returns the search's rules if they are loaded; undefined otherwise. */
export function loadedEngine(): Engine | undefined {
  return loaded;
}

/** Returns the search's rules; undefined until they have loaded. They load once `wanted`. */
export function useSearchEngine({ wanted }: { wanted: boolean }): Engine | undefined {
  useEffect(() => {
    if (wanted) void loadSearchEngine();
  }, [wanted]);
  return useSyncExternalStore(listen, loadedEngine, noEngine);
}

function noEngine(): undefined {
  return undefined;
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
