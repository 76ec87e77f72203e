import { useEffect, useSyncExternalStore } from 'react';

type Engine = typeof import('@tero/shared/rules/search/engine');

let loaded: Engine | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads lexicon and rules of the search, a file of its own that the service worker keeps once it was loaded. */
export function loadSearchEngine(): Promise<void> {
  loading ??= import('@tero/shared/rules/search/engine').then(
    (engine) => {
      loaded = engine;
      for (const tell of listeners) tell();
    },
    () => {
      // without signal and never loaded: the next one who wants it asks again
      loading = undefined;
    },
  );
  return loading;
}

/** Returns the search's rules where they are loaded already. */
export function loadedEngine(): Engine | undefined {
  return loaded;
}

/** Returns the search's rules; undefined until they are wanted and loaded. */
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
